from _operator import *

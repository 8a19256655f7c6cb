# Libraries that draw take each call and draw nothing.
import turtle, tkinter as tk
import matplotlib.pyplot as plt
from tkinter import *
from tkinter import messagebox
import pygame
pygame.init()
root = Tk(); root.title("x"); c = Canvas(root, width=3); c.create_text(1, 2, text="Q"); c.pack()
turtle.forward(3); t = turtle.Turtle(); t.left(90)
plt.figure(); plt.plot([1, 2]); plt.show()
class App(tk.Frame):
    def __init__(self, master):
        super().__init__(master)
        self.n = 3
print(App(root).n)
mainloop()
messagebox.showinfo("a", "b")
print("end")

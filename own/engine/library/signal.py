# No signal comes to a program here.
SIGINT, SIGTERM, SIGALRM = 2, 15, 14
SIG_DFL, SIG_IGN = 0, 1


def signal(signalnum, handler):
    return SIG_DFL


getsignal = default_int_handler = lambda *args: SIG_DFL


def alarm(seconds):
    return 0

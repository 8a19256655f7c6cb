import sys


def _generator():
    yield


FunctionType = LambdaType = type(_generator)
GeneratorType = type(_generator())
MethodType = type(type("_", (), {"method": _generator})().method)
ModuleType = type(sys)
SimpleNamespace = type(sys.implementation)
NoneType = type(None)
BuiltinFunctionType = type(len)
MappingProxyType = type(type.__dict__)

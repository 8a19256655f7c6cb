from _bezzel import SimpleNamespace


def _generator():
    yield


FunctionType = LambdaType = type(_generator)
GeneratorType = type(_generator())
MethodType = type(GeneratorType.__init__.__get__(object()))
ModuleType = type(__import__("sys"))
NoneType = type(None)
BuiltinFunctionType = type(len)
MappingProxyType = type(type.__dict__)

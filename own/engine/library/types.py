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
GenericAlias = type(list[int])


async def _coroutine():
    pass


_begun = _coroutine()
CoroutineType = type(_begun)
_begun.close()

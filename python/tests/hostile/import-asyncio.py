# ends: ModuleNotFoundError
print('begins')
import asyncio

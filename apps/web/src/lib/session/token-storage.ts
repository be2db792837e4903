import { readStored, writeStored } from '../browser-storage.ts';

const tokenKey = 'token';

export const readToken = () => readStored(tokenKey);
export const storeToken = (token: string) => writeStored(tokenKey, token);
export const removeToken = () => writeStored(tokenKey, null);

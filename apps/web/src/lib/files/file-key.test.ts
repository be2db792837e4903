import { expect, it } from 'vitest';
import { fileKey } from './file-key.ts';

it('takes paths however they are written', () => {
  for (const path of ['/api/v1/files/users/7/a.wav', '/files/users/7/a.wav', 'users/7/a.wav'])
    expect(fileKey(path)).toBe('users/7/a.wav');
});

it('leaves addresses outside as they are', () => {
  expect(fileKey('https://example.com/a.wav')).toBeNull();
  expect(fileKey('blob:http://localhost/1')).toBeNull();
});

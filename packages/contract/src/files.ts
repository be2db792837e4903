import { operation } from './operation.ts';

export const getFile = operation({
  method: 'GET',
  path: '/files/*',
  access: 'signed-in',
  summary: 'A recording, whole or by range; for its owner and administrators',
  produces: 'audio/wav',
});

import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Behind a proxy, what it forwards may be a text that somebody made up: then the proxy's own address stands for them. */
export const callerAddress = ({ ip, socket }: FastifyRequest): string =>
  isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;

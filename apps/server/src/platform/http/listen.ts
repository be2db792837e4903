import type { FastifyInstance } from 'fastify';
import { errorCode } from '../errors/error-code.ts';
import type { Settings } from '../settings.ts';
import { StartupError } from '../startup-error.ts';

export async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  const port = String(settings.port);
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is in use by another program: stop it, or choose another port with PORT=${settings.port === 8081 ? '8082' : '8081'} npm start.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `This account may not open port ${port}: choose one above 1023 with PORT=8080 npm start.`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`The address ${settings.host} is not one of this machine: correct HOST.`);
    }
    throw error;
  }
}

import { createServer } from 'node:net';
import { errorCode, Failure } from './failure.ts';
import { strings } from './strings.ts';

/** A loopback port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Rejects with a clear line when the port the portal should answer on is in use. */
export async function requirePort(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      reject(errorCode(error) === 'EADDRINUSE' ? new Failure(strings.portTaken(port)) : error),
    );
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** True when only this machine can reach what listens on the host. */
export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

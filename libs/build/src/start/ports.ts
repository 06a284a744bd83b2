import { createServer } from 'node:net';
import { errorCode, Failure } from './failure.ts';
import { strings } from './strings.ts';

/** Resolves to a loopback port that is free at this moment. */
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

/** Rejects with a clear message when the portal's port is in use. */
export async function requirePort(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      reject(errorCode(error) === 'EADDRINUSE' ? new Failure(strings.portTaken(port)) : error),
    );
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** Whether only this machine can reach a server that listens on the host. */
export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

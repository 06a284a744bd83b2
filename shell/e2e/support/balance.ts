import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const REQUEST = /^[A-Z]+ (\S+) HTTP/;

/** An address behind which several copies of a service answer, connection by connection in turn, as a swarm's address does. */
export interface Balanced {
  address: string;
  /** Which copy has, or had last, a call whose path has this in it, on a connection that is open; -1 for none. */
  holderOf(path: string): number;
  /** Cuts the connections of such calls. */
  cut(path: string): void;
  close(): void;
}

interface Connection {
  inward: Socket;
  copy: number;
  path: string;
}

/** Balances between the copies at these ports. A copy that refuses is passed over. */
export async function balance(ports: readonly number[]): Promise<Balanced> {
  const open = new Set<Connection>();
  let turn = 0;
  const lead = (connection: Connection, tries: number): void => {
    const { inward } = connection;
    connection.copy = turn++ % ports.length;
    const outward = connect(ports[connection.copy] ?? 0, '127.0.0.1');
    let isConnected = false;
    outward.once('connect', () => {
      isConnected = true;
      inward.pipe(outward).pipe(inward);
    });
    outward.on('error', () => undefined);
    outward.once('close', () => {
      if (isConnected || tries <= 1 || inward.destroyed) inward.destroy();
      else lead(connection, tries - 1);
    });
    inward.once('close', () => outward.destroy());
  };
  const server = createServer((inward) => {
    const connection = { inward, copy: -1, path: '' };
    open.add(connection);
    inward.on('error', () => undefined).once('close', () => open.delete(connection));
    inward.on('data', (chunk) => {
      const [, path] = REQUEST.exec(chunk.toString('latin1', 0, 400)) ?? [];
      if (path) connection.path = path;
    });
    // What comes before the copy answers waits for it.
    inward.pause();
    lead(connection, ports.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const having = (path: string) => [...open].filter((one) => one.path.includes(path));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holderOf: (path) => having(path)[0]?.copy ?? -1,
    cut: (path) => having(path).forEach(({ inward }) => inward.destroy()),
    close: () => {
      server.close();
      for (const { inward } of open) inward.destroy();
    },
  };
}

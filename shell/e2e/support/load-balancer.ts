import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const REQUEST = /^[A-Z]+ (\S+) HTTP/;

/** A TCP load balancer for the copies of a service, round robin by connection, as in a swarm. */
export interface Balancer {
  address: string;
  /** Index of the copy that serves, or served last, a path containing `path` on an open connection; -1 for none. */
  copyServing(path: string): number;
  /** Destroys the connections of such paths. */
  cut(path: string): void;
  close(): void;
}

interface Connection {
  client: Socket;
  copy: number;
  path: string;
}

/** Starts a balancer for the copies at these ports. Copies that refuse a connection are skipped. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Connection>();
  let next = 0;
  const connectToCopy = (connection: Connection, tries: number): void => {
    const { client } = connection;
    connection.copy = next++ % ports.length;
    const upstream = connect(ports[connection.copy] ?? 0, '127.0.0.1');
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => undefined);
    upstream.once('close', () => {
      if (isConnected || tries <= 1 || client.destroyed) client.destroy();
      else connectToCopy(connection, tries - 1);
    });
    client.once('close', () => upstream.destroy());
  };
  const server = createServer((client) => {
    const connection = { client, copy: -1, path: '' };
    open.add(connection);
    client.on('error', () => undefined).once('close', () => open.delete(connection));
    client.on('data', (chunk) => {
      const [, path] = REQUEST.exec(chunk.toString('latin1', 0, 400)) ?? [];
      if (path) connection.path = path;
    });
    // Buffers data until a copy accepts the connection.
    client.pause();
    connectToCopy(connection, ports.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connectionsTo = (path: string) => [...open].filter((one) => one.path.includes(path));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    copyServing: (path) => connectionsTo(path)[0]?.copy ?? -1,
    cut: (path) => connectionsTo(path).forEach(({ client }) => client.destroy()),
    close: () => {
      server.close();
      for (const { client } of open) client.destroy();
    },
  };
}

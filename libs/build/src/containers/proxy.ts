import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 500;
const ANSWER_MS = 2000;

/**
 * Starts a TCP proxy in place of a swarm's ingress or a reverse proxy: it forwards connections round-robin to the servers whose `/readyz`
 * succeeded at the last poll. `servers` resolves to their origins. Resolves to a function that stops the proxy.
 */
export async function startProxy(port: number, servers: () => Promise<string[]>): Promise<() => Promise<void>> {
  let ready: string[] = [];
  let turn = 0;
  const over = new AbortController();
  const open = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true }, (visitor) => {
    const origin = ready[turn++ % ready.length];
    if (!origin) return visitor.destroy();
    const { hostname: host, port: to } = new URL(origin);
    const server = connect({ host, port: Number(to), allowHalfOpen: true });
    visitor.pipe(server).pipe(visitor);
    for (const [socket, other] of [[visitor, server] as const, [server, visitor] as const]) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
    }
  });
  const poll = async (): Promise<void> => {
    const found = await servers();
    const answers = await Promise.all(found.map(isReady));
    ready = found.filter((_, n) => answers[n]);
  };
  const polling = (async () => {
    while (!over.signal.aborted) await Promise.all([poll(), delay(POLL_MS)]);
  })();
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return async () => {
    over.abort();
    await polling;
    for (const socket of open) socket.destroy();
    proxy.close();
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(`${origin}/readyz`, { signal, headers: { connection: 'close' } });
    await answer.body?.cancel();
    return answer.ok;
  } catch (error) {
    // A slow server is still running; one that refuses the connection is gone.
    return error instanceof Error && error.name === 'TimeoutError';
  }
}

import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_MS = 500;
const ANSWER_MS = 2000;

/**
 * Stands in for a swarm's ingress, or for the reverse proxy before it: gives each connection to a server in turn, of those whose
 * `/readyz` said so at the last look. `servers` resolves to their origins. Resolves to what ends it.
 */
export async function startFront(port: number, servers: () => Promise<string[]>): Promise<() => Promise<void>> {
  let ready: string[] = [];
  let turn = 0;
  const over = new AbortController();
  const open = new Set<Socket>();
  const front = createServer({ allowHalfOpen: true }, (visitor) => {
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
  const look = async (): Promise<void> => {
    const found = await servers();
    const answers = await Promise.all(found.map(isReady));
    ready = found.filter((_, n) => answers[n]);
  };
  const looking = (async () => {
    while (!over.signal.aborted) await Promise.all([look(), delay(LOOK_MS)]);
  })();
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return async () => {
    over.abort();
    await looking;
    for (const socket of open) socket.destroy();
    front.close();
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(`${origin}/readyz`, { signal, headers: { connection: 'close' } });
    await answer.body?.cancel();
    return answer.ok;
  } catch (error) {
    // One that is slow serves still; one that refuses is gone.
    return error instanceof Error && error.name === 'TimeoutError';
  }
}

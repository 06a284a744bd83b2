import type { FastifyInstance } from 'fastify';

/** Longest time in milliseconds that one turn of the event loop may take of the processor. */
export const HOLD_LIMIT_MS = 100;

/** Called after each turn of the loop: its processor time in milliseconds, and the operations that were under way in it. */
type Report = (heldMs: number, operations: string[]) => void;

export interface LoopWatch {
  /** Marks an operation as under way. Returns the function that marks its end. */
  begin(operation: string): () => void;
  close(): void;
}

/*
 * The thread's processor time, not the clock: neither a busy machine nor a suspended process counts as an operation's fault. A timer
 * ends each turn; in a turn that lasts longer than its interval it fires late, so that all of the turn is seen at once.
 */
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Measures how long the event loop of this thread is held while operations are under way, every `intervalMs` milliseconds. */
export function createLoopWatch(intervalMs: number, report: Report): LoopWatch {
  const active = new Map<symbol, string>();
  /** Those that began or ended in this turn, too. */
  let seen = new Set<string>();
  let since = processorMs();
  const endTurn = (): void => {
    const now = processorMs();
    if (seen.size > 0) report(now - since, [...seen]);
    since = now;
    seen = new Set(active.values());
  };
  const timer = setInterval(endTurn, intervalMs).unref();
  return {
    begin: (operation) => {
      // What this turn did before is nobody's.
      if (active.size === 0) endTurn();
      const id = Symbol(operation);
      active.set(id, operation);
      seen.add(operation);
      return () => {
        active.delete(id);
        if (active.size === 0) endTurn();
      };
    },
    close: () => clearInterval(timer),
  };
}

/** Watches the loop while requests are answered; an operation is its method and route. Call before routes are registered. */
export function watchRequests(app: FastifyInstance, watch: LoopWatch): void {
  const ends = new WeakMap<object, () => void>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, url = 'none' } = request.routeOptions;
    ends.set(request.raw, watch.begin(`${String(method ?? request.method)} ${url}`));
    done();
  });
  const end = ({ raw }: { raw: object }): void => ends.get(raw)?.();
  app.addHook('onResponse', async (request) => end(request));
  app.addHook('onRequestAbort', async (request) => end(request));
  app.addHook('onClose', async () => watch.close());
}

import type { FastifyInstance } from 'fastify';

/** Maximum CPU time of one turn of the event loop, in milliseconds. */
export const HOLD_LIMIT_MS = 100;

/** Called after each turn of the loop with its CPU time in milliseconds and the operations active in it. */
type Report = (heldMs: number, operations: string[]) => void;

export interface LoopWatch {
  /** Marks an operation as active. Returns the function that marks its end. */
  begin(operation: string): () => void;
  close(): void;
}

/*
 * CPU time of the thread is measured, not elapsed time, so that a busy machine or a suspended process is not blamed on an operation.
 * A timer ends each turn; in a turn longer than its interval it fires late, so that the whole turn is measured at once.
 */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Measures every `intervalMs` milliseconds how long active operations have blocked the event loop of this thread. */
export function createLoopWatch(intervalMs: number, report: Report): LoopWatch {
  const active = new Map<symbol, string>();
  /** Operations active at any time in this turn. */
  let seen = new Set<string>();
  let since = cpuMs();
  const endTurn = (): void => {
    const now = cpuMs();
    if (seen.size > 0) report(now - since, [...seen]);
    since = now;
    seen = new Set(active.values());
  };
  const timer = setInterval(endTurn, intervalMs).unref();
  return {
    begin: (operation) => {
      // Work done earlier in this turn belongs to no operation.
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

/** Watches the loop during requests; an operation is named by method and route. Call before routes are registered. */
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

/** A page drawn by the server, or why there is none. */
export interface Drawn {
  page: { status: number; html: string } | null;
  /** Addresses of the public service that the page is made of. */
  asked: string[];
}

export interface PageQueue {
  /** Null when the page is not drawn within the time limit, drawing it failed or too many wait. */
  add(address: string): Promise<Drawn | null>;
  /** What became of a page that was begun. */
  done(id: number, drawn: Drawn | null): void;
  /** Gives up all that wait. */
  end(): void;
}

interface PageQueueOptions {
  /** Has a page drawn, whose end `done` tells. */
  begin: (id: number, address: string) => void;
  /** Called when a page was given up. */
  late: () => void;
  /** Milliseconds after which a page is given up. */
  limit: number;
}

/** Pages wait for the service by turns; more in the thread's hands at a time would only make all of them late. */
const MOST_AT_ONCE = 4;
/** What waits beyond this would be late whatever is done. */
const MOST_WAITING = 40;

/** Pages that wait for their turn to be drawn, and those who wait for the pages. */
export function createPageQueue({ begin, late, limit }: PageQueueOptions): PageQueue {
  const waiting = new Map<number, (drawn: Drawn | null) => void>();
  const queue = new Map<number, string>();
  const atWork = new Set<number>();
  let count = 0;
  const settle = (id: number, drawn: Drawn | null): void => {
    waiting.get(id)?.(drawn);
    waiting.delete(id);
    queue.delete(id);
  };
  /* A page that was given up while it waited is not drawn any more; one that is being drawn keeps its place until it is done. */
  const next = (): void => {
    for (const [id, address] of queue) {
      if (atWork.size >= MOST_AT_ONCE) return;
      queue.delete(id);
      atWork.add(id);
      begin(id, address);
    }
  };
  const add = (address: string): Promise<Drawn | null> => {
    if (queue.size >= MOST_WAITING) return Promise.resolve(null);
    const id = ++count;
    const { promise, resolve } = Promise.withResolvers<Drawn | null>();
    const timer = setTimeout(() => {
      settle(id, null);
      late();
    }, limit);
    waiting.set(id, resolve);
    queue.set(id, address);
    next();
    return promise.finally(() => clearTimeout(timer));
  };
  const done = (id: number, drawn: Drawn | null): void => {
    atWork.delete(id);
    settle(id, drawn);
    next();
  };
  return { add, done, end: () => [...waiting.keys()].forEach((id) => settle(id, null)) };
}

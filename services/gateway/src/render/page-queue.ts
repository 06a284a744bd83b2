/** A rendered page. */
export interface Drawn {
  page: { status: number; html: string } | null;
  /** Requests to the public service made for the page. */
  asked: string[];
}

export interface PageQueue {
  /** Null when rendering failed, took too long or the queue is full. */
  add(address: string): Promise<Drawn | null>;
  /** Sets the result of a started page. */
  done(id: number, drawn: Drawn | null): void;
  /** Cancels all pages. */
  end(): void;
}

interface PageQueueOptions {
  /** Starts rendering a page, to be completed by `done`. */
  begin: (id: number, address: string) => void;
  /** Called when a page exceeded its limit. */
  late: () => void;
  /** Time limit of a page in milliseconds. */
  limit: number;
}

/** Pages rendered concurrently; more would only delay all of them. */
const MOST_AT_ONCE = 4;
/** Maximum queue length: pages beyond it would exceed the limit. */
const MOST_WAITING = 40;

/** Creates the queue of pages to be rendered. */
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
  /* A page that timed out in the queue is skipped; a running one occupies its slot until it is done. */
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

import { DomainError } from './errors.ts';

interface Turns {
  /** Works that run at a time. */
  atOnce: number;
  /** Works that may wait for their turn. */
  waiting: number;
}

/** Creates a queue of works. What it is given while as many wait as may throws `service.busy`. */
export function createTurns({ atOnce, waiting }: Turns): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new DomainError('service.busy');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

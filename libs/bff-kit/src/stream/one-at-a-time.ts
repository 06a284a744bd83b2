/** Runs of one work: what is asked for while one is under way is done by the next. */
export interface Runs {
  run(): void;
  /** Waits for the run under way, and for none that comes after it. */
  present(): Promise<void>;
  /** Waits for the run under way; none begins any more. */
  stop(): Promise<void>;
}

/** Creates the runs of `work`; a failure is reported, and the next one tries again. */
export function oneAtATime(work: () => Promise<void>, report: (error: unknown) => void): Runs {
  let running: Promise<void> | null = null;
  let present: Promise<void> = Promise.resolve();
  let isDue = false;
  let isStopped = false;
  const next = async (): Promise<void> => {
    isDue = false;
    present = work().catch(report);
    await present;
    if (isDue && !isStopped) return next();
    running = null;
  };
  return {
    run: () => {
      isDue = true;
      if (!isStopped) running ??= next();
    },
    present: () => present,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/** Runs of one work: what is asked for while one is under way is done by the next. */
export interface Runs {
  run(): void;
  /** Waits for the run under way; none begins any more. */
  stop(): Promise<void>;
}

/** Creates the runs of `work`; a failure is reported, and the next one tries again. */
export function oneAtATime(work: () => Promise<void>, report: (error: unknown) => void): Runs {
  let running: Promise<void> | null = null;
  let isDue = false;
  let isStopped = false;
  const next = async (): Promise<void> => {
    isDue = false;
    await work().catch(report);
    if (isDue && !isStopped) return next();
    running = null;
  };
  return {
    run: () => {
      isDue = true;
      if (!isStopped) running ??= next();
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/** The time below which this share of the times lies. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Milliseconds until the work has ended. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Milliseconds until an answer has arrived whole. Throws for one that is not 2xx. */
export const timeOf = (url: string, cookie = ''): Promise<number> =>
  timed(async () => {
    const response = await fetch(url, { headers: { cookie } });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await response.arrayBuffer();
  });

/** Reads an address with this many readers at once while `work` runs. Returns the times of their answers in milliseconds. */
export const readMeanwhile = async (
  { url, cookie, readers }: { url: string; cookie: string; readers: number },
  work: () => Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = [];
  const over = new AbortController();
  const reader = async () => {
    while (!over.signal.aborted) times.push(await timeOf(url, cookie));
  };
  const running = Array.from({ length: readers }, reader);
  try {
    await work();
  } finally {
    over.abort();
    await Promise.all(running);
  }
  return times;
};

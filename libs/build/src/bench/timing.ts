/** The time that `share` of the times (0 to 1) do not exceed; 0 without times. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Runs `work` and returns its duration in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Fetches an address and returns the milliseconds until the answer is complete. Throws for a status other than 2xx. */
export const timeOf = (url: string, cookie = ''): Promise<number> =>
  timed(async () => {
    const response = await fetch(url, { headers: { cookie } });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await response.arrayBuffer();
  });

/** Reads an address with `readers` concurrent readers while `work` runs. Returns their response times in milliseconds. */
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

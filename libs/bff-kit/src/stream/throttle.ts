/** Number of keys after which expired ones are removed. */
const KEYS_MAX = 500;

/** Creates a throttle: a function that returns true for a key the first time, and again only after `ms` milliseconds. */
export function createThrottle(ms: number): (key: string) => boolean {
  const last = new Map<string, number>();
  return (key) => {
    const now = performance.now();
    if (now - (last.get(key) ?? -ms) < ms) return false;
    if (last.size >= KEYS_MAX) for (const [kept, at] of last) if (now - at >= ms) last.delete(kept);
    last.set(key, now);
    return true;
  };
}

/** Keys that are kept before those whose time is over are forgotten. */
const MOST_KEPT = 500;

/** Returns what is true of a key the first time, and again only after so many milliseconds. */
export function onceEach(ms: number): (key: string) => boolean {
  const last = new Map<string, number>();
  return (key) => {
    const now = performance.now();
    if (now - (last.get(key) ?? -ms) < ms) return false;
    if (last.size >= MOST_KEPT) for (const [kept, at] of last) if (now - at >= ms) last.delete(kept);
    last.set(key, now);
    return true;
  };
}

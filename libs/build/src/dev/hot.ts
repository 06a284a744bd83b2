/** Added to each application in development: applies its rebuilds in the page, or reloads the page when it cannot. */

declare global {
  interface ImportMeta {
    /** Webpack's API for hot module replacement; absent in other builds. */
    readonly webpackHot?: {
      status(): string;
      /** Fetches and applies the next rebuild. Resolves to null when there is none; rejects when it cannot be applied. */
      check(apply: true): Promise<unknown[] | null>;
    };
  }
}
/** Hash of the running build. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_hash__: string;
/** Defined by the build (watch.ts). */
declare const APPLICATION: string;

const hot = import.meta.webpackHot;
let latest: string = __webpack_hash__;

async function applyLatest(): Promise<void> {
  if (hot?.status() !== 'idle' || latest === __webpack_hash__) return;
  const applied = await hot.check(true).catch(() => null);
  if (!applied) return window.location.reload();
  await applyLatest();
}

/* Opens one event source for all applications of the page. */
function openChanges(): EventSource {
  const known: unknown = Reflect.get(globalThis, '_PORTAL_CHANGES');
  if (known instanceof EventSource) return known;
  const changes = new EventSource('/dev/changes');
  let lost = false;
  changes.addEventListener('error', () => {
    lost = true;
  });
  // The gateway or a service has been restarted.
  changes.addEventListener('open', () => {
    if (lost) window.location.reload();
  });
  Reflect.set(globalThis, '_PORTAL_CHANGES', changes);
  return changes;
}

openChanges().addEventListener('message', ({ data }: MessageEvent<string>) => {
  const hashes: Record<string, string> = JSON.parse(data);
  latest = hashes[APPLICATION] ?? latest;
  void applyLatest();
});

/** Part of each application in development only: takes its rebuilds into the page, and reloads that where it cannot. */

declare global {
  interface ImportMeta {
    /** Webpack's hot replacement, of an application that is built for it. */
    readonly webpackHot?: {
      status(): string;
      /** Fetches and applies the next rebuild. Resolves with null when there is none; rejects where it cannot be applied. */
      check(apply: true): Promise<unknown[] | null>;
    };
  }
}
/** Hash of the build that runs. */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_hash__: string;
/** Defined by the build (watch.ts). */
declare const APPLICATION: string;

const hot = import.meta.webpackHot;
let latest: string = __webpack_hash__;

async function takeLatest(): Promise<void> {
  if (hot?.status() !== 'idle' || latest === __webpack_hash__) return;
  const taken = await hot.check(true).catch(() => null);
  if (!taken) return window.location.reload();
  await takeLatest();
}

/* One for all applications of the page. */
function openChanges(): EventSource {
  const known: unknown = Reflect.get(globalThis, '_PORTAL_CHANGES');
  if (known instanceof EventSource) return known;
  const changes = new EventSource('/dev/changes');
  let lost = false;
  changes.addEventListener('error', () => {
    lost = true;
  });
  // The gateway or a service was started again.
  changes.addEventListener('open', () => {
    if (lost) window.location.reload();
  });
  Reflect.set(globalThis, '_PORTAL_CHANGES', changes);
  return changes;
}

openChanges().addEventListener('message', ({ data }: MessageEvent<string>) => {
  const hashes: Record<string, string> = JSON.parse(data);
  latest = hashes[APPLICATION] ?? latest;
  void takeLatest();
});

/** Time for one try of an entry, in milliseconds. */
const BUDGET_MS = 3000;

/**
 * Runs a script. Rejects after three seconds, when it cannot be fetched, and when it is not the file that
 * `integrity` is the hash of.
 */
export async function runScript({ href, origin }: URL, integrity = ''): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  const fail = (): void => reject(new Error(`${href} did not come whole`));
  const timer = setTimeout(fail, BUDGET_MS);
  // A local remote's server answers other origins only where they ask openly.
  if (origin !== window.location.origin) script.crossOrigin = 'anonymous';
  Object.assign(script, { src: href, integrity, onload: resolve, onerror: fail });
  document.head.append(script);
  await promise.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

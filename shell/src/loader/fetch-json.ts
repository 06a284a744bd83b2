/**
 * Fetches a registry or a manifest past the browser's cache. Rejects after `budgetMs` milliseconds, on a non-2xx and on
 * anything that is not JSON: an error body must never be taken, and kept, for a manifest.
 */
export async function fetchJson(url: string, budgetMs: number): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-cache',
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(budgetMs),
  });
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Error(`${url}: not JSON but ${type || 'nothing'}`);
  return response.json();
}

import { setTimeout as delay } from 'node:timers/promises';
import { ATTACHMENT_LIMIT_BYTES } from '@psp/contracts/file-limits';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import type { PurchaseFile } from '@psp/contracts/purchase-files';
import { aPdf } from '@psp/domain/testing/documents';
import { signIn } from './data.ts';
import { residentMegabytes, watchMemory } from './memory.ts';
import { table, verdict } from './report.ts';
import { percentile, readMeanwhile, timed } from './timing.ts';

const FILES = 5;
const FILE_LIMIT_MS = 2000;
const POLL_MS = 20;
const READERS = 4;
/** Time in which only the readers run, for comparison. */
const QUIET_MS = 5000;
const READS_LIMIT_MS = 100;

const UPLOADS = 24;
const UPLOADS_AT_ONCE = 4;
/** A larger growth with four concurrent uploads of 25 MB means that files are held in memory. */
const GROWTH_LIMIT_MB = 64;

const answered = async <T>(response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
};

/* Requests the file as the page does, then polls until it is ready. */
async function makeFile(address: string, cookie: string): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { id } = await answered<PurchaseFile>(
    await fetch(address, { method: 'POST', headers: { ...headers, ...key }, body: '{}' }),
  );
  for (;;) {
    const { items } = await answered<{ items: PurchaseFile[] }>(await fetch(address, { headers }));
    const file = items.find((one) => one.id === id);
    if (file?.failedAt) throw new Error(`${address}: ${id} failed`);
    if (file?.readyAt) return;
    await delay(POLL_MS);
  }
}

/** Measures how long the purchase file of a request with 50 offers takes, and the reads of other users meanwhile. Returns the lines to print. */
export const measurePurchaseFile = async (portal: string, requestId: string): Promise<string> => {
  const [cookie, other] = await Promise.all([signIn(portal, 'uat-1'), signIn(portal, 'uat-3')]);
  const others = { url: `${portal}/api/uat/service-requests`, cookie: other, readers: READERS };
  const quiet = await readMeanwhile(others, () => delay(QUIET_MS));
  const times: number[] = [];
  const meanwhile = await readMeanwhile(others, async () => {
    const address = `${portal}/api/uat/service-requests/${requestId}/purchase-files`;
    for (let made = 0; made < FILES; made += 1) times.push(await timed(() => makeFile(address, cookie)));
  });
  const row = (name: string, measured: readonly number[], limit: number | null) => {
    const p95 = percentile(measured, 0.95);
    const target = limit === null ? ['-', ''] : [String(limit), verdict(p95 < limit)];
    return [name, String(measured.length), percentile(measured, 0.5).toFixed(0), p95.toFixed(0), ...target];
  };
  return table(
    ['the file of 50 offers', 'answers', 'p50 ms', 'p95 ms', 'p95 limit', ''],
    [
      row('from the press to the file', times, FILE_LIMIT_MS),
      row(`list reads of ${READERS} others, nothing else running`, quiet, null),
      row(`list reads of ${READERS} others meanwhile`, meanwhile, READS_LIMIT_MS),
    ],
  );
};

async function upload(portal: string, cookie: string, content: Blob): Promise<void> {
  const body = new FormData();
  body.append('file', content, 'caiet.pdf');
  const headers = { cookie, origin: portal, [UPLOAD_HEADER]: '1' };
  await answered(await fetch(`${portal}/api/uat/uploads`, { method: 'POST', headers, body }));
}

/** Measures the speed of concurrent uploads of the largest attachment, and how much the memory of the process `pid` grows. */
export const measureUploads = async (portal: string, pid: number): Promise<string> => {
  const cookie = await signIn(portal, 'uat-4');
  const small = aPdf().length;
  const content = new Blob([Uint8Array.from(aPdf(ATTACHMENT_LIMIT_BYTES - small))], { type: 'application/pdf' });
  await upload(portal, cookie, content);
  const before = residentMegabytes(pid);
  const watched = watchMemory(pid);
  let left = UPLOADS;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      await upload(portal, cookie, content);
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, sender)));
  const growth = watched.stop() - before;
  const speed = (UPLOADS * content.size) / 1e6 / (ms / 1000);
  return table(
    [`${UPLOADS} uploads of 25 MB, ${UPLOADS_AT_ONCE} at once`, '', 'limit', ''],
    [
      ['MB a second', speed.toFixed(0), '-', ''],
      ['memory more than before, MB', String(growth), String(GROWTH_LIMIT_MB), verdict(growth < GROWTH_LIMIT_MB)],
    ],
  );
};

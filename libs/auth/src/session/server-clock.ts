/** Resolution of the `Date` header. */
const SECOND_MS = 1000;
/** A smaller difference is ignored, because a response may be delayed that long. */
const TOLERATED_MS = 2000;

let aheadMs = 0;

/** Returns the server's current time, estimated from recent responses; the device's time before the first response. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/**
 * Like `fetch`, and updates the estimate of the server's time from the response. Cacheable responses are ignored, because their
 * `Date` may be old.
 */
export async function fetchTimed(address: string, options: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(address, options);
  const serverAt = Date.parse(response.headers.get('date') ?? '');
  const isFresh = response.headers.get('cache-control')?.includes('no-store') ?? false;
  if (isFresh && !Number.isNaN(serverAt)) adjust(serverAt, sentAt, Date.now());
  return response;
}

/* Keeps the current estimate while it fits, so that the time does not jump with each response. */
function adjust(serverAt: number, sentAt: number, receivedAt: number): void {
  const [least, most] = [serverAt - receivedAt, serverAt + SECOND_MS - sentAt];
  const fits = (ms: number) => ms > least - TOLERATED_MS && ms < most + TOLERATED_MS;
  if (fits(0)) aheadMs = 0;
  else if (!fits(aheadMs)) aheadMs = Math.round((least + most) / 2);
}

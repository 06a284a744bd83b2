/** The header tells whole seconds. */
const SECOND_MS = 1000;
/** A clock that is off by less is taken for right: an answer may wait that long on its way. */
const TOLERATED_MS = 2000;

let aheadMs = 0;

/** The present by the server's clock, as the last answers told it; by the device's clock before the first one. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/**
 * Like `fetch`, and learns the server's time from the answer. Answers that a browser may keep are not heard: they tell when they were
 * first given.
 */
export async function fetchTimed(address: string, options: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(address, options);
  const toldAt = Date.parse(response.headers.get('date') ?? '');
  const isFresh = response.headers.get('cache-control')?.includes('no-store') ?? false;
  if (isFresh && !Number.isNaN(toldAt)) hear(toldAt, sentAt, Date.now());
  return response;
}

/* What is known stays while it fits, so that the present does not jump with each answer. */
function hear(toldAt: number, sentAt: number, receivedAt: number): void {
  const [least, most] = [toldAt - receivedAt, toldAt + SECOND_MS - sentAt];
  const fits = (ms: number) => ms > least - TOLERATED_MS && ms < most + TOLERATED_MS;
  if (fits(0)) aheadMs = 0;
  else if (!fits(aheadMs)) aheadMs = Math.round((least + most) / 2);
}

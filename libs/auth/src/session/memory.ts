const SIGNED_IN = 'psp:signed-in';
const REFRESHED_AT = 'psp:refreshed-at';
const DRAFTS = 'psp:draft:';
/** Set and cleared by the server together with the session's own cookies. */
const HINT_COOKIE = /(?:^|;\s*)psp_signed_in=1(?:;|$)/;

/*
 * The cookies of the session cannot be read by scripts, so a plain mark remembers that there is one: a visitor without
 * it is never sent to the refresh address. Storage may be switched off by policy; the mark is then the server's cookie
 * alone, and everything works, except that drafts are not kept.
 */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Remembers on this device whether a session was opened here. */
export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) storage()?.setItem(SIGNED_IN, '1');
  else storage()?.removeItem(SIGNED_IN);
}

/** True when a session was opened on this device and not closed since. */
export function wasSignedIn(): boolean {
  return storage()?.getItem(SIGNED_IN) === '1' || HINT_COOKIE.test(globalThis.document?.cookie ?? '');
}

/** Records that some tab has just renewed the session; `now` in milliseconds. */
export function rememberRefresh(now: number): void {
  storage()?.setItem(REFRESHED_AT, String(now));
}

/** When a tab of this device last renewed the session, in milliseconds; 0 when never. */
export function lastRefresh(): number {
  return Number(storage()?.getItem(REFRESHED_AT) ?? 0);
}

/** The key under which an unsent text of this account is kept. */
export function draftKey(accountId: string, name: string): string {
  return `${DRAFTS}${accountId}:${name}`;
}

/** Forgets every unsent text kept on this device for the account; called on sign-out. */
export function forgetDrafts(accountId: string): void {
  const store = storage();
  if (!store) return;
  const prefix = draftKey(accountId, '');
  for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
}

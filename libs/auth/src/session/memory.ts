const SIGNED_IN = 'psp:signed-in';
const REFRESHED_AT = 'psp:refreshed-at';
const DRAFTS = 'psp:draft:';
/** Cookie that the server sets and clears together with the session's cookies. */
const HINT_COOKIE = /(?:^|;\s*)(?:__Host-)?psp_signed_in=1(?:;|$)/;

/*
 * The session's cookies are HttpOnly, so a flag in storage records that a session exists; visitors without it never call the refresh
 * endpoint. Storage that is full or disabled by policy throws on each use. Then only the server's hint cookie is used, and drafts
 * are not kept.
 */
function inStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(globalThis.localStorage);
  } catch {
    return null;
  }
}

/** Records whether this device has a session. */
export function rememberSignedIn(signedIn: boolean): void {
  inStorage((storage) => (signedIn ? storage.setItem(SIGNED_IN, '1') : storage.removeItem(SIGNED_IN)));
}

/** True when this device has a session. */
export function wasSignedIn(): boolean {
  return (
    inStorage((storage) => storage.getItem(SIGNED_IN)) === '1' || HINT_COOKIE.test(globalThis.document?.cookie ?? '')
  );
}

/** Records the time of a renewal, in milliseconds. */
export function rememberRefresh(now: number): void {
  inStorage((storage) => storage.setItem(REFRESHED_AT, String(now)));
}

/** Returns the time of the last renewal on this device, in milliseconds; 0 for none. */
export function lastRefresh(): number {
  return Number(inStorage((storage) => storage.getItem(REFRESHED_AT)) ?? 0);
}

/** Returns the storage key of a draft. */
export function draftKey(accountId: string, name: string): string {
  return `${DRAFTS}${accountId}:${name}`;
}

/** Deletes the account's drafts on this device. */
export function forgetDrafts(accountId: string): void {
  const prefix = draftKey(accountId, '');
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

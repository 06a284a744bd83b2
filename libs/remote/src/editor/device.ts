import { useSession } from '@psp/auth/session';
import { draftKey } from '@psp/auth/session/memory';

/** Storage of unsent texts by name. */
export interface Device {
  /** Null when there is none. */
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
}

const presentAccount = (): string | undefined => useSession.getState().account?.id;

/* Storage may be full or disabled by policy; texts are then lost with the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/**
 * Local storage under `psp:draft:<account>:<name>`. Stores nothing for visitors, nor after sign-out, which deletes all texts
 * of the account.
 */
export function accountDevice(accountId = presentAccount()): Device {
  const keyOf = (name: string) => draftKey(accountId ?? '', name);
  const isOwn = () => accountId !== undefined && presentAccount() === accountId;
  return {
    read: (name) => (isOwn() ? attempt(() => localStorage.getItem(keyOf(name))) : null),
    write: (name, text) => void (isOwn() && attempt(() => localStorage.setItem(keyOf(name), text))),
    remove: (name) => void (isOwn() && attempt(() => localStorage.removeItem(keyOf(name)))),
  };
}

/** Session storage under `<prefix><name>`: what a reload must keep and a closed tab must not, as computers are shared. */
export function tabDevice(prefix: string): Device {
  return {
    read: (name) => attempt(() => sessionStorage.getItem(prefix + name)),
    write: (name, text) => void attempt(() => sessionStorage.setItem(prefix + name, text)),
    remove: (name) => void attempt(() => sessionStorage.removeItem(prefix + name)),
  };
}

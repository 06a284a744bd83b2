import { useSession } from '@psp/auth/session';
import { draftKey } from '@psp/auth/session/memory';

/** Storage of unsent texts by name. */
export interface Device {
  /** Null when there is none. */
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
}

const currentOrganisation = (): string | undefined => useSession.getState().organisation?.id;
const currentAccount = (): string | undefined => useSession.getState().account?.id;

/* Storage may be full or disabled by policy; texts are then lost when the page is left. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/**
 * Local storage under `psp:draft:<account>:<organisation>/<name>`, so that a text of one organisation is not offered in another one
 * of the same user. Stores nothing for visitors or after sign-out, which deletes all texts of the account. Also reads texts stored by
 * the previous release, whose keys have no organisation.
 */
export function accountDevice(accountId = currentAccount(), organisationId = currentOrganisation()): Device {
  const oldKeyOf = (name: string) => draftKey(accountId ?? '', name);
  const keyOf = (name: string) => oldKeyOf(organisationId ? `${organisationId}/${name}` : name);
  const isOwn = () => accountId !== undefined && currentAccount() === accountId;
  return {
    read: (name) =>
      isOwn() ? attempt(() => localStorage.getItem(keyOf(name)) ?? localStorage.getItem(oldKeyOf(name))) : null,
    write: (name, text) => void (isOwn() && attempt(() => localStorage.setItem(keyOf(name), text))),
    remove: (name) => {
      if (isOwn()) for (const key of [keyOf(name), oldKeyOf(name)]) attempt(() => localStorage.removeItem(key));
    },
  };
}

/** Session storage under `<prefix><name>`: survives a reload but not closing the tab, because computers are shared. */
export function tabDevice(prefix: string): Device {
  return {
    read: (name) => attempt(() => sessionStorage.getItem(prefix + name)),
    write: (name, text) => void attempt(() => sessionStorage.setItem(prefix + name, text)),
    remove: (name) => void attempt(() => sessionStorage.removeItem(prefix + name)),
  };
}

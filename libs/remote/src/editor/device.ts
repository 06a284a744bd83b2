import { useSession } from '@psp/auth/session';
import { draftKey } from '@psp/auth/session/memory';

/** Where unsent texts are kept, by name. */
export interface Device {
  /** The text under a name; null when there is none. */
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
}

const presentAccount = (): string | undefined => useSession.getState().account?.id;

/* Storage may be full or switched off by policy; the text then lives only as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/**
 * The browser's storage under `psp:draft:<account>:<name>`, for the account that is signed in now. It keeps nothing for
 * visitors, nor once the account has signed out, which forgets all of its texts.
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

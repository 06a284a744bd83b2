import { useSession } from '@psp/auth/session';
import { type Draft, useDraft } from '@psp/remote/draft';
import { useCallback, useEffect, useRef, useState } from 'react';

const PREFIX = 'psp:support:';

/* Storage may be full or switched off by policy; the text then lives only as long as the page. */
function access<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Unsent text of somebody who may or may not be signed in. An account's is kept as everywhere; a visitor's in this tab only,
 * since computers in town halls are shared. What was kept comes after the first drawing, which is the server's too.
 */
export function useKept<T>(name: string, value: T | undefined): Pick<Draft<T>, 'saved' | 'clear'> {
  const isVisitor = useSession((state) => state.account === null);
  const { saved: ofAccount, clear: clearAccount } = useDraft<T>(`support:${name}`, value);
  const [saved, setSaved] = useState<T | null>(null);
  const sent = useRef<string | null>(null);
  const text = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    setSaved(access((storage) => JSON.parse(storage.getItem(PREFIX + name) ?? 'null') as T | null));
  }, [name]);
  useEffect(() => {
    if (isVisitor && text !== undefined && text !== sent.current) {
      access((storage) => storage.setItem(PREFIX + name, text));
    }
  }, [isVisitor, name, text]);
  const clear = useCallback(() => {
    sent.current = text ?? null;
    access((storage) => storage.removeItem(PREFIX + name));
    clearAccount();
  }, [clearAccount, name, text]);
  return { saved: saved ?? ofAccount, clear };
}

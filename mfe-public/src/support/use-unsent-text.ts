import { useSession } from '@psp/auth/session';
import { ticketDraft } from '@psp/contracts/ticket-basics';
import { type Draft, readDraft, useDraft } from '@psp/remote/draft';
import { tabDevice } from '@psp/remote/editor/device';
import { useCallback, useEffect, useRef, useState } from 'react';

const tab = tabDevice('psp:support:');

/**
 * Stores unsent text of a user or a visitor; a visitor's is stored in this tab only, because computers in town halls are shared.
 * `saved` is read after the first render, which must match the server's.
 */
export function useUnsentText<T>(name: string, value: T | undefined): Pick<Draft<T>, 'saved' | 'clear'> {
  const isVisitor = useSession((state) => state.account === null);
  const { saved: ofAccount, clear: clearAccount } = useDraft<T>(ticketDraft(name), value);
  const [saved, setSaved] = useState<T | null>(null);
  const sent = useRef<string | null>(null);
  const text = value === undefined ? undefined : JSON.stringify(value);
  useEffect(() => {
    setSaved(readDraft<T>(tab, name));
  }, [name]);
  useEffect(() => {
    if (isVisitor && text !== undefined && text !== sent.current) tab.write(name, text);
  }, [isVisitor, name, text]);
  const clear = useCallback(() => {
    sent.current = text ?? null;
    tab.remove(name);
    clearAccount();
  }, [clearAccount, name, text]);
  return { saved: saved ?? ofAccount, clear };
}

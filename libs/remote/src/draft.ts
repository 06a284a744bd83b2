import { useSession } from '@psp/auth/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { accountDevice } from './editor/device.ts';
import { keyOf } from './editor/text-key.ts';

const WRITE_AFTER_MS = 300;

function parse<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export interface Draft<T> {
  /** What an earlier visit left unsent, read once when the component appears; null when there is nothing. */
  saved: T | null;
  /** Forgets the text, and what is typed until the value next changes is not kept; call it when it was sent. */
  clear: () => void;
}

/**
 * Keeps unsent text on this device, per account, under `psp:draft:<accountId>:<name>`; all of an account's drafts are
 * forgotten on sign-out. A number that cannot be read is not kept (`keyOf`). Pass the present value, or undefined while there is
 * nothing worth keeping (an untouched form). A text that others may edit too has `useEditor`.
 */
export function useDraft<T>(name: string, value: T | undefined): Draft<T> {
  const accountId = useSession((state) => state.account?.id);
  const device = useMemo(() => accountDevice(accountId), [accountId]);
  const [saved] = useState(() => parse<T>(device.read(name)));
  const sent = useRef<string | null>(null);
  const pending = useRef<(() => void) | null>(null);
  const text = value === undefined ? undefined : keyOf(value);

  /* Stands before the next one, so that on leaving the page the pending text is written before it is dropped. */
  useEffect(() => flushOnLeave(pending), []);

  useEffect(() => {
    if (text === undefined || text === sent.current) return;
    const save = () => {
      if (pending.current !== save) return;
      pending.current = null;
      device.write(name, text);
    };
    pending.current = save;
    const timer = setTimeout(save, WRITE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      pending.current = null;
    };
  }, [device, name, text]);

  const clear = useCallback(() => {
    sent.current = text ?? null;
    pending.current = null;
    device.remove(name);
  }, [device, name, text]);
  return { saved, clear };
}

/* The last keystrokes before a reload, a closed tab or a change of page are written at once. */
function flushOnLeave(pending: { current: (() => void) | null }): () => void {
  const flush = () => pending.current?.();
  window.addEventListener('pagehide', flush);
  return () => {
    window.removeEventListener('pagehide', flush);
    flush();
  };
}

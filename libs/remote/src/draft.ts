import { useSession } from '@psp/auth/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { accountDevice, type Device } from './editor/device.ts';
import { keyOf } from './editor/text-key.ts';

const WRITE_AFTER_MS = 300;

/** Reads the draft of this name; null when it is missing or damaged. */
export function readDraft<T>(device: Device, name: string): T | null {
  try {
    return JSON.parse(device.read(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export interface Draft<T> {
  /** Draft of an earlier visit, read once on mount; null when there is none. */
  saved: T | null;
  /** Deletes the draft and ignores changes until the value changes next; call it after sending. */
  clear: () => void;
}

/**
 * Keeps unsent text in local storage, per account (see `accountDevice`), until sign-out. Unreadable numbers are omitted (`keyOf`).
 * Pass undefined while the form is untouched. For versioned texts use `useEditor`.
 */
export function useDraft<T>(name: string, value: T | undefined): Draft<T> {
  const accountId = useSession((state) => state.account?.id);
  const [organisationId] = useState(() => useSession.getState().organisation?.id);
  const device = useMemo(() => accountDevice(accountId, organisationId), [accountId, organisationId]);
  const [saved] = useState(() => readDraft<T>(device, name));
  const sent = useRef<string | null>(null);
  const pending = useRef<(() => void) | null>(null);
  const text = value === undefined ? undefined : keyOf(value);

  /* Must precede the next effect: on unmount, the pending draft is written before that effect's cleanup discards it. */
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

/* Writes the pending draft before a reload, a closed tab or a navigation. */
function flushOnLeave(pending: { current: (() => void) | null }): () => void {
  const flush = () => pending.current?.();
  window.addEventListener('pagehide', flush);
  return () => {
    window.removeEventListener('pagehide', flush);
    flush();
  };
}

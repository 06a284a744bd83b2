import { useSession } from '@psp/auth/session';
import { draftKey } from '@psp/auth/session/memory';
import { useCallback, useEffect, useRef, useState } from 'react';

const WRITE_AFTER_MS = 300;

function read<T>(key: string | null): T | null {
  if (!key) return null;
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/* Storage may be full or switched off by policy; the text then lives only as long as the page. */
function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}

/* Without this JSON writes null for NaN, which says that the field was emptied. */
const withoutUnreadable = (_: string, value: unknown): unknown => (Number.isNaN(value) ? undefined : value);

/** A draft as JSON without the numbers that cannot be read (NaN), so that what the server has of them stands. */
export const textOf = (value: unknown): string => JSON.stringify(value, withoutUnreadable);

export interface Draft<T> {
  /** What an earlier visit left unsent, read once when the component appears; null when there is nothing. */
  saved: T | null;
  /** Forgets the text, and what is typed until the value next changes is not kept; call it when it was sent. */
  clear: () => void;
  /** The same for the text of the render that it is from: one that was changed since is kept. */
  settle: () => void;
}

/**
 * Keeps unsent text on this device, per account, under `psp:draft:<accountId>:<name>`; all of an account's drafts are
 * forgotten on sign-out. A number that cannot be read is not kept (`textOf`). Pass the present value, or undefined while there is nothing worth keeping (an untouched form).
 */
export function useDraft<T>(name: string, value: T | undefined): Draft<T> {
  const accountId = useSession((state) => state.account?.id);
  const key = accountId ? draftKey(accountId, name) : null;
  const [saved] = useState(() => read<T>(key));
  const sent = useRef<string | null>(null);
  const pending = useRef<(() => void) | null>(null);
  const text = value === undefined ? undefined : textOf(value);

  /* Stands before the next one, so that on leaving the page the pending text is written before it is dropped. */
  useEffect(() => flushOnLeave(pending), []);

  useEffect(() => {
    if (!key || text === undefined || text === sent.current) return;
    const save = () => {
      if (pending.current !== save) return;
      pending.current = null;
      write(key, text);
    };
    pending.current = save;
    const timer = setTimeout(save, WRITE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      pending.current = null;
    };
  }, [key, text]);

  const present = useRef(text);
  useEffect(() => {
    present.current = text;
  }, [text]);

  const clear = useCallback(() => {
    sent.current = text ?? null;
    pending.current = null;
    if (key) localStorage.removeItem(key);
  }, [key, text]);
  const settle = useCallback(() => {
    if (present.current === text) clear();
  }, [clear, text]);
  return { saved, clear, settle };
}

/** Forgets the text kept under a name that is in use no more. */
export function forgetDraft(name: string): void {
  const accountId = useSession.getState().account?.id;
  if (accountId) localStorage.removeItem(draftKey(accountId, name));
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

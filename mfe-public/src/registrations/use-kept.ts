import { useCallback, useRef, useState } from 'react';

const PREFIX = 'psp:sign-up:';

function readKept<T extends object>(name: string, blank: T): T {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return typeof saved === 'object' && saved !== null ? { ...blank, ...saved } : blank;
  } catch {
    return blank;
  }
}

/* Storage may be full or switched off by policy; the text then lives only as long as the page. */
function writeKept<T extends object>(name: string, value: T): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {}
}

/** Puts values where the form of that name will find them. */
export function keep<T extends object>(name: string, blank: T, patch: Partial<T>): void {
  writeKept(name, { ...readKept(name, blank), ...patch });
}

export interface Kept<T> {
  values: T;
  change: (patch: Partial<T>) => void;
  /** Forgets what this tab keeps; later changes are kept no more. */
  forget: () => void;
}

/**
 * Values of a form that nobody is signed in for. They survive a reload and leaving the page, in this tab only: computers in
 * town halls are shared, and a closed tab leaves nothing for the next person. Never for a password.
 */
export function useKept<T extends object>(name: string, blank: T): Kept<T> {
  const [values, setValues] = useState(() => readKept(name, blank));
  const latest = useRef(values);
  const isForgotten = useRef(false);
  const change = useCallback(
    (patch: Partial<T>) => {
      latest.current = { ...latest.current, ...patch };
      setValues(latest.current);
      if (!isForgotten.current) writeKept(name, latest.current);
    },
    [name],
  );
  const forget = useCallback(() => {
    isForgotten.current = true;
    try {
      sessionStorage.removeItem(PREFIX + name);
    } catch {}
  }, [name]);
  return { values, change, forget };
}

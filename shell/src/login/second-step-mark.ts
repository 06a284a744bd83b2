const MARK = 'psp:second-step';

/* Storage may be switched off by policy; a reload then asks for the password again. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** Remembers, for this tab, on which sign-in screen a code was asked for; null when none is any more. */
export function markSecondStep(screen: string | null): void {
  if (screen) storage()?.setItem(MARK, screen);
  else storage()?.removeItem(MARK);
}

/** True when this tab was asked for a code on that screen; whether it may still be given, the service knows. */
export const wasAtSecondStep = (screen: string): boolean => storage()?.getItem(MARK) === screen;

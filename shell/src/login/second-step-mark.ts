import { tabDevice } from '@psp/remote/editor/device';

const MARK = 'second-step';
/* Where nothing can be stored, a reload asks for the password again. */
const tab = tabDevice('psp:');

/** Remembers, for this tab, on which sign-in screen a code was asked for; null when none is any more. */
export function markSecondStep(screen: string | null): void {
  if (screen) tab.write(MARK, screen);
  else tab.remove(MARK);
}

/** True when this tab was asked for a code on that screen; whether it may still be given, the service knows. */
export const wasAtSecondStep = (screen: string): boolean => tab.read(MARK) === screen;

import { serverNow } from '@psp/auth/session/server-clock';
import { useSession } from '@psp/auth/session';
import { onConnectionChange } from '../use-online.ts';

export interface Clock {
  now: () => Date;
  /** Calls back after `ms` milliseconds, unless the returned function is called first. */
  after: (ms: number, call: () => void) => () => void;
}

/** Events of the page around an editor. Each function subscribes and returns the function that unsubscribes. */
export interface PageEvents {
  clock: Clock;
  /** The connection is back, or the person has signed in again. */
  onReturn: (listener: () => void) => () => void;
  /** The page is about to be left, or hidden. */
  onLeave: (listener: () => void) => () => void;
}

export const browserClock: Clock = {
  now: serverNow,
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Events of the browser. */
export const browser: PageEvents = {
  clock: browserClock,
  onReturn: (listener) => {
    const stopListening = onConnectionChange(() => navigator.onLine && listener());
    const stopFollowing = useSession.subscribe((now, before) => {
      if (now.status === 'signed-in' && before.status !== 'signed-in') listener();
    });
    return () => {
      stopListening();
      stopFollowing();
    };
  },
  onLeave: (listener) => {
    const whenHidden = () => (document.visibilityState === 'hidden' ? listener() : undefined);
    window.addEventListener('pagehide', listener);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('pagehide', listener);
      document.removeEventListener('visibilitychange', whenHidden);
    };
  },
};

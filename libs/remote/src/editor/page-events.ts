import { serverNow } from '@psp/auth/session/server-clock';
import { useSession } from '@psp/auth/session';
import { onConnectionChange } from '../use-online.ts';

export interface Clock {
  now: () => Date;
  /** Calls back after `ms` milliseconds, unless the returned function is called first. */
  after: (ms: number, call: () => void) => () => void;
}

/** Page events that an editor listens to. Each function subscribes and returns the function that unsubscribes. */
export interface PageEvents {
  clock: Clock;
  /** Fires when the browser is online again, or the user has signed in again. */
  onReturn: (listener: () => void) => () => void;
  /** Fires when the page is hidden or about to be left. */
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

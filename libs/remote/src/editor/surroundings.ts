import { useSession } from '@psp/auth/session';

export interface Clock {
  now: () => Date;
  /** Calls after this many milliseconds, unless the function that it gives is called before. */
  after: (ms: number, call: () => void) => () => void;
}

/** What happens around an editor. Each function starts to listen, and gives the one that stops it. */
export interface Surroundings {
  clock: Clock;
  /** The server may be reached again: the connection is back, or the person has signed in again. */
  onReturn: (listener: () => void) => () => void;
  /** The page is about to be left, or is hidden and may not come back. */
  onLeave: (listener: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => new Date(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** The browser's own. */
export const browser: Surroundings = {
  clock: browserClock,
  onReturn: (listener) => {
    window.addEventListener('online', listener);
    const stopFollowing = useSession.subscribe((now, before) => {
      if (now.status === 'signed-in' && before.status !== 'signed-in') listener();
    });
    return () => {
      window.removeEventListener('online', listener);
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

import { jest } from '@jest/globals';

/** Timers and other functions that libraries need; they are not faked. */
const NOT_FAKED = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
];

/** Stops the clock of this process at `now` until `jest.useRealTimers()`; the monotonic clock goes on. */
export const setProcessClock = (now: number): void =>
  void jest.useFakeTimers({ doNotFake: [...NOT_FAKED, 'performance'], now });

/**
 * Stops both clocks of this process until `jest.useRealTimers()`, and with them its estimate of PostgreSQL's clock.
 * `jest.advanceTimersByTime` advances them.
 */
export const stopClocks = (): void => void jest.useFakeTimers({ doNotFake: NOT_FAKED });

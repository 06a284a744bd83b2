import { jest } from '@jest/globals';

/** Timers, and whatever libraries need to go on. */
const GOES_ON = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
];

/** Has this process's clock stand at a moment until `jest.useRealTimers()`; its monotonic clock goes on. */
export const setProcessClock = (now: number): void =>
  void jest.useFakeTimers({ doNotFake: [...GOES_ON, 'performance'], now });

/**
 * Has both clocks of this process stand still until `jest.useRealTimers()`, and so PostgreSQL's, as the process knows it.
 * `jest.advanceTimersByTime` moves them.
 */
export const stopClocks = (): void => void jest.useFakeTimers({ doNotFake: GOES_ON });

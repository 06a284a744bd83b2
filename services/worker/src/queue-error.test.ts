import { expect, jest, test } from '@jest/globals';
import { logFailure } from '@psp/bff-kit/log-failure';
import { queueError } from './queue-error.ts';

/** An error of a queue as pg-boss emits it. */
const told = (message: string) => {
  const error = new Error(message);
  return { ...error, message: error.message, stack: error.stack, queue: 'mail', worker: 'w1' } as unknown as Error;
};
const logged = (error: Error): unknown => {
  const log = { error: jest.fn() };
  logFailure(log, queueError(error), {}, 'queue failed');
  return log.error.mock.calls[0];
};

test('an error of a queue is logged with its stack and its queue', () => {
  const error = told('a mistake');
  const [{ err }] = logged(error) as [{ err: Error }];
  expect(err).toBeInstanceOf(Error);
  expect(err).toMatchObject({ message: 'a mistake', stack: error.stack, queue: 'mail' });
  const own = new Error('another');
  expect(logged(own)).toEqual([{ err: own }, 'queue failed']);
});

test('an unavailable database is reported as such, whatever error reports it', () => {
  const message = 'Connection terminated unexpectedly';
  expect(logged(told(message))).toEqual([{ reason: message }, 'the database does not answer']);
});

import { expect, test } from '@jest/globals';
import { JOB_LABELS } from '@psp/contracts/job-labels';
import { startTestBoss } from '../../testing/boss.ts';
import { QUEUE_NAMES } from './queues.ts';

const { boss } = await startTestBoss();

/** Hours from the first try of a job to its last, for the shortest and the longest random delays. */
const hoursOf = async (name: string): Promise<[shortest: number, longest: number]> => {
  const queue = await boss.getQueue(name);
  const { retryLimit = 0, retryDelay = 0, retryBackoff, retryDelayMax = 0 } = queue ?? {};
  expect(retryBackoff).toBe(true);
  // pg-boss doubles the delay with each try up to the maximum; half of it is random.
  const waits = (chance: number) =>
    Array.from({ length: retryLimit }, (_, tried) => {
      const half = 2 ** Math.min(16, tried + 1) / 2;
      return Math.min(retryDelayMax ?? Number.POSITIVE_INFINITY, Math.max(retryDelay, 1) * (half + half * chance));
    });
  const hours = (chance: number) => waits(chance).reduce((sum, wait) => sum + wait, 0) / 3600;
  return [hours(0), hours(1)];
};

test('mail is tried for about a day before it is given up', async () => {
  const [shortest, longest] = await hoursOf('mail');
  expect(shortest).toBeGreaterThan(20);
  expect(longest).toBeLessThan(30);
});

test('jobs that fail to the last try go to a queue that reports them', async () => {
  for (const name of QUEUE_NAMES) {
    expect(await boss.getQueue(name)).toMatchObject({ deadLetter: 'given-up' });
  }
});

test('every queue has a name for the association', () => {
  expect(Object.keys(JOB_LABELS).toSorted()).toEqual(QUEUE_NAMES.toSorted());
});

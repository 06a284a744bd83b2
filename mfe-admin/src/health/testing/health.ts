import type { PortalHealth } from '@psp/contracts/portal-health';

/** Health of a portal without problems. */
export const aHealth = (more: Partial<PortalHealth> = {}): PortalHealth => ({
  readAt: '2026-11-20T10:00:00Z',
  state: 'good',
  jobs: { state: 'good', waiting: 0, delayed: 0, oldestAt: null, queues: [] },
  failures: { state: 'good', count: 0, groups: [], latest: [] },
  mail: { state: 'good', waiting: 0, oldestAt: null, failed: 0, lastSentAt: '2026-11-20T09:59:00Z', isKept: false },
  disk: { state: 'good', freeBytes: 60 * 1024 ** 3, totalBytes: 100 * 1024 ** 3, databaseBytes: 300 * 1024 ** 2 },
  workers: { state: 'good', alive: 2, lastSeenAt: '2026-11-20T09:59:40Z' },
  seals: { state: 'good', oldestAt: null },
  backup: { state: 'good', last: { finishedAt: '2026-11-20T01:10:00Z', outcome: 'ok', detail: '18,4 GB' } },
  drill: { state: 'good', last: { finishedAt: '2026-11-15T08:00:00Z', outcome: 'ok', detail: null } },
  versions: [
    { name: 'shell', version: '1.0-a', since: '2026-11-19T12:00:00Z' },
    { name: 'bff_admin', version: '1.0-b', since: null },
  ],
  ...more,
});

/** Two failed jobs of one queue and a mail. */
export const FAILURES: PortalHealth['failures'] = {
  state: 'watch',
  count: 3,
  groups: [
    { queue: 'text-extraction', count: 2, lastAt: '2026-11-20T09:00:00Z', actions: ['retry', 'dismiss'] },
    { queue: 'mail', count: 1, lastAt: '2026-11-20T08:00:00Z', actions: ['dismiss'] },
  ],
  latest: [
    {
      ...{ id: 'job-1', version: 1, queue: 'text-extraction', error: 'timeout', attempts: 9 },
      ...{ failedAt: '2026-11-20T09:00:00Z', recipient: null, actions: ['retry', 'dismiss'] },
    },
    {
      ...{ id: 'job-2', version: 1, queue: 'mail', error: 'refused', attempts: 1 },
      ...{ failedAt: '2026-11-20T08:00:00Z', recipient: 'ion@exemplu.ro', actions: ['dismiss'] },
    },
  ],
};

import { ACTS, ERRORS } from '@psp/contracts/words/push';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { PushDevices } from '../../migrations/0065-push-devices.ts';
import { GonePushDevices } from '../../migrations/0072-gone-push-devices.ts';
import { WaitingPushDevices } from '../../migrations/0074-waiting-push-devices.ts';

const limits = { 'push-try:account': { times: 10, minutes: 15 } };
type Own = typeof limits;
declare module '../limits/limit.ts' {
  interface Limits extends Own {}
}

declare module '../jobs/enqueue.ts' {
  interface Jobs {
    /** Sends a notification to a device; `notificationId` is null for a test message. */
    push: { id: string; notificationId: string | null };
  }
}

export const push: Capability = {
  name: 'push',
  words: { ACTS, ERRORS },
  migrations: {
    '0065-push-devices': PushDevices,
    '0072-gone-push-devices': GonePushDevices,
    '0074-waiting-push-devices': WaitingPushDevices,
  },
  limits,
  // About ten hours; older notifications are read in the portal.
  jobs: { push: { retryLimit: 16, expireInSeconds: 60 } },
  tidy: [
    `delete from push_device where gone_at < now() - interval '30 days'
      or (failures > 0 and coalesce(last_sent_at, created_at) < now() - interval '30 days')`,
  ],
  personalData: {
    exports: {
      'dispozitive-cu-notificari': {
        about: 'dispozitivele pe care primiți notificări',
        column: 'push_device.account_id',
        rows: (id) =>
          sql`select name, created_at, last_sent_at, gone_at from push_device where account_id = ${id} order by created_at, id`,
      },
    },
    erase: ({ db }, { id }) => db.run(sql`delete from push_device where account_id = ${id}`),
  },
};

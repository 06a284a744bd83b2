import type { MikroORM } from '@mikro-orm/postgresql';
import type { PushMessage } from '@psp/contracts/push';
import {
  markGone,
  markPushed,
  markRefused,
  readWaitingPush,
  type WaitingPush,
} from '@psp/domain/operating/push/waiting-push';
import type { Jobs } from '@psp/domain/operating/jobs/enqueue';
import { createReadDb } from '@psp/domain/read-db';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { WorkerConfig } from '../config.ts';
import { postPush } from './post.ts';
import { STRINGS } from './strings.ts';

/** How long a push service keeps a notification for a device that is off. */
const KEPT_SECONDS = 3 * 86_400;
const GONE = [404, 410];
/** Refusals that pass; any other one is the same next time. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;
const isTaken = (status: number): boolean => status >= 200 && status < 300;

const TRIAL: PushMessage = { title: STRINGS.tryTitle, body: STRINGS.tryBody, href: '/cont/notificari', tag: 'try' };

type Sender = Required<Pick<WorkerConfig, 'vapid' | 'isLocal'>>;

export interface PushDelivery {
  orm: MikroORM;
  config: Pick<WorkerConfig, 'vapid' | 'isLocal'>;
  log: Logger;
}

/**
 * Sends a notification to a device, encrypted for it alone. A worker that dies between the push service's answer and the end of the
 * job repeats it, under the tag and the topic of the first. A device that is unknown to its push service is sent nothing more;
 * what is refused for now is thrown, to be tried again, unless its owner only tries the device.
 */
export const deliverPush = async ({ orm, config, log }: PushDelivery, job: Jobs['push']): Promise<void> => {
  const { vapid, isLocal } = config;
  const db = createReadDb(orm);
  const waiting = vapid && (await readWaitingPush(db, job));
  if (!waiting) return;
  const { id, message, isPaused } = waiting;
  if (isPaused) throw new Error('the device has failed too often to be tried now');
  const status = await send(waiting, { vapid, isLocal }).catch(async (error: unknown) => {
    await markRefused(db, id);
    if (message) throw error;
    log.warn({ device: id }, 'push service of a try not reached');
  });
  if (status === undefined) return;
  if (isTaken(status)) return markPushed(db, id);
  if (GONE.includes(status)) return markGone(db, waiting);
  log.warn({ device: id, status }, 'push not accepted');
  await markRefused(db, id);
  if (message && isPassing(status)) throw new Error(`the push service answers ${status}`);
};

const send = async ({ endpoint, p256dh, auth, message }: WaitingPush, { vapid, isLocal }: Sender): Promise<number> => {
  const told = message ?? TRIAL;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(told),
    // One that waits for a device gives way to its repetition.
    {
      TTL: KEPT_SECONDS,
      topic: told.tag.replaceAll('-', ''),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: vapid,
    },
  );
  return postPush({ endpoint, headers, body }, isLocal);
};

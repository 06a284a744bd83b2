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

/** Seconds that a push service stores a notification for a device that is off. */
const TTL_S = 3 * 86_400;
const GONE = [404, 410];
/* Other refusals would be the same at the next attempt. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;
const isAccepted = (status: number): boolean => status >= 200 && status < 300;

const TEST_MESSAGE: PushMessage = {
  title: STRINGS.tryTitle,
  body: STRINGS.tryBody,
  href: '/cont/notificari',
  tag: 'try',
};

type Sender = Required<Pick<WorkerConfig, 'vapid' | 'isLocal'>>;

export interface PushDelivery {
  orm: MikroORM;
  config: Pick<WorkerConfig, 'vapid' | 'isLocal'>;
  log: Logger;
}

/**
 * Sends a notification to a device, encrypted for that device. A crash between the push service's response and the end of the job
 * repeats it with the same tag and topic. A device that is unknown to its push service is marked as gone. Throws for temporary
 * refusals, so that the job is retried, except for a test message.
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
  if (isAccepted(status)) return markPushed(db, id);
  if (GONE.includes(status)) return markGone(db, waiting);
  log.warn({ device: id, status }, 'push not accepted');
  await markRefused(db, id);
  if (message && isTemporary(status)) throw new Error(`the push service answers ${status}`);
};

const send = async ({ endpoint, p256dh, auth, message }: WaitingPush, { vapid, isLocal }: Sender): Promise<number> => {
  const sent = message ?? TEST_MESSAGE;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(sent),
    // With the same topic a repeated notification replaces the one that still waits for the device.
    {
      TTL: TTL_S,
      topic: sent.tag.replaceAll('-', ''),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: vapid,
    },
  );
  return postPush({ endpoint, headers, body }, isLocal);
};

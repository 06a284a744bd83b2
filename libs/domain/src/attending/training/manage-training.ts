import type { SeatMessage } from '@psp/contracts/seat-messages';
import type { NewTraining, TrainingContent } from '@psp/contracts/training';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { type Decided, decided, moved } from '../../decided.ts';
import { DomainError } from '../../errors.ts';
import { emit } from '../../listeners.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notify, notifyAdmins } from '../../operating/notifications/notify.ts';
import type { Change } from '../../state-machine.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { changesOf } from '../events/changes.ts';
import { notifyRegistered } from '../events/notify-registered.ts';
import { expectBegunKept } from '../seats/begun-sittings.ts';
import { sendSeatMessage } from '../seats/messages.ts';
import { changePool, createPool, lockPool } from '../seats/pool.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { type Run, Training, type TrainingText } from './training.entity.ts';

const ENTITY = 'training';

const textOf = ({ seats: _, closesAt: __, ...rest }: TrainingContent): TrainingText => ({
  ...rest,
  startsAt: new Date(rest.sittings[0]?.startsAt ?? 0),
  endsAt: new Date(rest.sittings.at(-1)?.endsAt ?? 0),
});

const poolOf = ({ seats, closesAt, sittings }: TrainingContent) => ({
  ...{ seats, perOrganisation: null, closesAt: new Date(closesAt) },
  startsAt: new Date(sittings[0]?.startsAt ?? closesAt),
});

/* Condition of the courses that the actor prepares: all of them for the association, for a firm its own. */
const ownOf = ({ kind, organisationId }: Actor) => (kind === 'admin' ? {} : { organisationId });

/* The run that a new one repeats. Throws `not_found`. */
const runOf = async (write: Write<Actor>, id: string): Promise<Run> => {
  const before = found(await findRow(write, Training, { id, ...ownOf(write.actor) }, { lock: false }));
  const { seriesId, rating, reviewCount } = before;
  return { seriesId, rating, reviewCount };
};

const plan = async (
  write: Write<Actor>,
  action: 'create' | 'propose',
  { repeats, ...content }: NewTraining,
): Promise<string> => {
  const before = repeats ? await runOf(write, repeats) : null;
  const training = Training.plan(write.actor, await createPool(write, poolOf(content)), textOf(content), before);
  write.em.persist(training);
  record(write, { entity: ENTITY, id: training.id }, { action, from: null, to: training.status });
  await flush(write);
  return training.id;
};

/** Prepares a course of the association. Returns its id. Throws `not_found` for a run to repeat that there is not. */
export const createTraining = (write: Write<Actor>, content: NewTraining): Promise<string> =>
  plan(write, 'create', content);

/** Sends a course of the actor's firm to the association. Returns its id. Throws `rate.limited` where the firm sent too many. */
export const proposeTraining = async (write: Write<Actor>, content: NewTraining): Promise<string> => {
  await countAttempt(write, 'training-propose:organisation', write.actor.organisationId);
  const id = await plan(write, 'propose', content);
  notifyAdmins(write, NOTIFICATIONS.proposed({ id, title: content.title }, write.actor.organisationName));
  return id;
};

/* A course with its pool, locked first; for a firm only its own. Throws `not_found`. */
const lockTraining = async (write: Write<Actor>, id: string) => {
  const own = { id, ...ownOf(write.actor) };
  const { poolId } = found(await findRow(write, Training, own, { lock: false }));
  const pool = await lockPool(write, poolId);
  return { pool, training: await lock(write, Training, own) };
};

/** A changed course. */
export type Given = Versioned & TrainingContent;

const save = async (
  write: Write<Actor>,
  { id, version, ...content }: Given,
  apply: (training: Training, text: TrainingText) => Change<Training['status']>,
): Promise<ChangedTraining> => {
  const { pool, training } = await lockTraining(write, id);
  const text = textOf(content);
  if (training.status === 'published') {
    if (text.endsAt <= write.now) throw new DomainError('training.past');
    expectBegunKept(training.sittings, text.sittings, write.now);
  }
  const changes = changesOf(compared(training), compared(text));
  actOnLocked(write, { entity: ENTITY, row: training, version }, () => apply(training, text));
  await changePool(write, pool, poolOf(content));
  await flush(write);
  return { training, changes };
};

/** A saved course, and what changed in it for those who are registered, in words. */
export interface ChangedTraining {
  training: Training;
  changes: string[];
}

const compared = <T extends Pick<TrainingText, 'format'>>(text: T) => ({ ...text, isOnline: text.format === 'online' });

/** Saves what a course says; notifies nobody. Throws `version.stale`, `training.past`, `seats.sitting_begun` and `seats.below_taken`. */
export const saveTraining = (write: Write<Actor>, given: Given): Promise<ChangedTraining> =>
  save(write, given, (training, text) => training.edit(write.actor, text, write.now));

/** Sends a changed proposal again; the association is notified where it had rejected it. Throws `not_found` for that of another firm. */
export const resendTraining = async (write: Write<Actor>, given: Given): Promise<void> => {
  await countAttempt(write, 'training-propose:organisation', write.actor.organisationId);
  let wasRejected = false;
  await save(write, given, (training, text) => {
    wasRejected = training.status === 'rejected';
    return training.resend(write.actor, text, write.now);
  });
  if (!wasRejected) return;
  notifyAdmins(write, NOTIFICATIONS.proposed(given, write.actor.organisationName));
  await moved(write, given.id, 'reworked');
};

/** Publishes a course of the association. Throws `training.past`. */
export const publishTraining = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { training } = await lockTraining(write, id);
  actOnLocked(write, { entity: ENTITY, row: training, version }, () =>
    training.publish(write.actor, 'publish', write.now),
  );
};

/* Publishes a proposal of a firm, which is notified. */
const accepting =
  (action: 'approve' | 'reinstate') =>
  async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
    const { actor, now } = write;
    const { training } = await lockTraining(write, id);
    const since = training.updatedAt;
    const accept = () =>
      action === 'approve' ? training.publish(actor, 'approve', now) : training.reinstate(actor, now);
    actOnLocked(write, { entity: ENTITY, row: training, version }, accept);
    if (training.organisationId) notify(write, [training.organisationId], NOTIFICATIONS.approved(training));
    if (action === 'approve') await keepDecision(write, training, { action, outcome: 'approved', since });
  };

const keepDecision = (
  write: Write<Actor>,
  { id, title, organisationId }: Training,
  what: Pick<Decided, 'action' | 'outcome' | 'since' | 'reason'>,
): Promise<void> => decided(write, { entity: ENTITY, id, title, organisationId: organisationId ?? null, ...what });

/** Publishes a proposal; its firm is notified. Throws `training.past`. */
export const approveTraining = accepting('approve');
/** Publishes a rejected proposal whose firm has contested the decision. Throws `training.past`. */
export const reinstateTraining = accepting('reinstate');

type Ending = Versioned & { reason: string };

/** Returns a proposal to its firm, which is told why and may send it again. */
export const rejectTraining = async (write: Write<Actor>, { id, version, reason }: Ending): Promise<void> => {
  const { actor, now } = write;
  const { training } = await lockTraining(write, id);
  const since = training.updatedAt;
  const end = () => training.end(actor, 'reject', reason, now);
  actOnLocked(write, { entity: ENTITY, row: training, version }, end, { reason });
  if (training.organisationId) notify(write, [training.organisationId], NOTIFICATIONS.rejected(training, reason));
  await keepDecision(write, training, { action: 'reject', outcome: 'refused', since, reason });
};

/** Cancels a course with a reason, which those registered and the firm that proposed it are told. Throws `training.past`. */
export const cancelTraining = async (write: Write<Actor>, { id, version, reason }: Ending): Promise<void> => {
  const { actor, db, now } = write;
  const { pool, training } = await lockTraining(write, id);
  const end = () => training.end(actor, 'cancel', reason, now);
  actOnLocked(write, { entity: ENTITY, row: training, version }, end, { reason });
  await flush(write);
  await notifyRegistered(write, training, (kind) => NOTIFICATIONS.cancelled(kind, training, reason));
  if (training.organisationId) notify(write, [training.organisationId], NOTIFICATIONS.ownCancelled(training, reason));
  await emit(write, 'seats.changed', { poolId: pool.id, organisationId: null });
  await db.run(sql`update seat_pool set closes_at = least(closes_at, ${now}::timestamptz) where id = ${pool.id}`);
};

/** Sends a message to the participants of a course. Throws `not_found`, and what `sendSeatMessage` throws. */
export const messageTraining = async (write: Write<Actor>, { id, ...given }: SeatMessage & { id: string }) => {
  const course = found(await findRow(write, Training, { id }, { lock: false }));
  const reach = await sendSeatMessage(write, course.poolId, given, (kind) =>
    NOTIFICATIONS.message(kind, course, given),
  );
  record(write, { entity: ENTITY, id }, { action: 'message' }, { details: { audience: given.audience, ...reach } });
  await flush(write);
};

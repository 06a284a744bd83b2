import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { REVIEW_HIDDEN_DAYS } from '@psp/contracts/reviews';
import { type RawBuilder, sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import { record } from '../audit/record.ts';
import { found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { NOTIFICATIONS as OFFER_MESSAGES } from '../../sourcing/offers/notifications.ts';
import { Offer } from '../../sourcing/offers/offer.entity.ts';
import { offeredRequest } from '../../sourcing/offers/offered-request.ts';
import { anonymise } from '../personal-data/anonymise.ts';
import { Project } from '../../collaborating/projects/project.entity.ts';
import { publishReviews } from '../../collaborating/reviews/commands.ts';
import { Review } from '../../collaborating/reviews/review.entity.ts';
import { expireRequest } from '../../sourcing/service-requests/end-request.ts';
import { NOTIFICATIONS } from '../../sourcing/service-requests/notifications.ts';
import { lockRequest } from '../../sourcing/service-requests/own-request.ts';
import { EXPIRY_DAYS } from '../../sourcing/service-requests/transitions.ts';
import { closeTickets, forgetOldRequesters, tellOverdueTickets } from '../../communicating/tickets/pass-time.ts';
import { extendHolidays } from '../../communicating/tickets/public-holidays.ts';
import { bucharestDate } from '../../time.ts';

/** Days after the deadline at which an undecided authority is reminded, before its request expires at 30. */
const REMINDER_DAYS = [0, 20];

/** How many reminders should have been sent by now; after a pause only the last is. */
export const remindersDue = (deadline: Date | null | undefined, now: Date): number =>
  deadline ? REMINDER_DAYS.filter((days) => now.getTime() - deadline.getTime() >= days * 86_400_000).length : 0;

interface Step {
  /** Rows that are due; each is changed in a transaction of its own, so that one failure does not keep back the rest. */
  due: (em: EntityManager, now: Date) => Promise<string[]>;
  apply: (em: EntityManager, id: string, now: Date) => Promise<void>;
}

const ids = async (em: EntityManager, query: RawBuilder<{ id: string }>): Promise<string[]> =>
  (await query.execute(em.getKysely())).rows.map(({ id }) => id);

const remind: Step = {
  due: (em, now) =>
    ids(
      em,
      sql`select r.id from service_request r where r.status = 'sent' and r.reminders < ${REMINDER_DAYS.length}
        and r.deadline + make_interval(days => (${REMINDER_DAYS}::int[])[r.reminders + 1]) <= ${now}`,
    ),
  apply: async (em, id, now) => {
    const request = await lockRequest(em, id);
    const due = remindersDue(request.deadline, now);
    if (request.status !== 'sent' || request.reminders >= due) return;
    request.reminders = due;
    await notify(em, [request.organisationId], NOTIFICATIONS.deadlinePassed(request));
  },
};

const expireRequests: Step = {
  due: (em, now) =>
    ids(
      em,
      sql`select id from service_request where status = 'sent' and deadline + make_interval(days => ${EXPIRY_DAYS}) <= ${now}`,
    ),
  apply: (em, id, now) => expireRequest(em, id, now),
};

const expireOffers: Step = {
  due: (em, now) =>
    ids(
      em,
      sql`select id from offer where status in ('submitted', 'shortlisted') and valid_until < ${bucharestDate(now)}`,
    ),
  apply: async (em, id, now) => {
    const { requestId } = found(await em.findOne(Offer, { id }));
    const request = await lockRequest(em, requestId);
    const offer = found(await em.findOne(Offer, { id }, { refresh: true }));
    record(em, SYSTEM, { entity: 'offer', id }, offer.expire(SYSTEM, offeredRequest(request, now), now));
    await notify(em, [offer.organisationId], OFFER_MESSAGES.expired(request));
  },
};

const publishOldReviews: Step = {
  due: (em, now) =>
    ids(
      em,
      sql`select distinct p.id from review v join project p on p.id = v.project_id
        where v.published_at is null and p.completed_at + make_interval(days => ${REVIEW_HIDDEN_DAYS}) <= ${now}`,
    ),
  apply: async (em, id, now) => {
    const project = found(await em.findOne(Project, { id }));
    await publishReviews(em, project, await em.find(Review, { projectId: id }), now);
  },
};

/* A legal text whose day has come: what the public pages show of it changes, though nobody writes anything else. */
const tellTexts: Step = {
  due: (em, now) =>
    ids(em, sql`select id from legal_version where not is_told and effective_on <= ${bucharestDate(now)}`),
  apply: async (em, id) => {
    await em.execute('update legal_version set is_told = true where id = ?', [id]);
  },
};

const deleteAccounts: Step = {
  due: (em, now) => ids(em, sql`select id from account where deletion_due_at <= ${now} and status <> 'deleted'`),
  apply: anonymise,
};

const STEPS = {
  remind,
  expireRequests,
  expireOffers,
  publishOldReviews,
  tellTexts,
  tellOverdueTickets,
  closeTickets,
  forgetOldRequesters,
  deleteAccounts,
  extendHolidays,
};

export interface Passed {
  step: keyof typeof STEPS;
  id: string;
  error?: unknown;
}

/**
 * Does what is due because time has passed: reminders, expiry, publication of reviews, deletion of accounts, tickets that are
 * late or over, holidays of the years to come. Doing it again, or in two processes at once, changes nothing more: each
 * transition is checked under its row's lock. Returns what it touched.
 */
export const passTime = async (orm: MikroORM, now: Date): Promise<Passed[]> => {
  const passed: Passed[] = [];
  for (const [step, { due, apply }] of Object.entries(STEPS) as [keyof typeof STEPS, Step][]) {
    for (const id of await due(orm.em.fork(), now)) {
      try {
        await orm.em.fork().transactional((em) => apply(em, id, now));
        passed.push({ step, id });
      } catch (error) {
        passed.push({ step, id, error });
      }
    }
  }
  return passed;
};

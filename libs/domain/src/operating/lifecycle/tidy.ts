import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DEVICE_SECONDS } from '../../joining/accounts/devices.ts';
import { removeFiles, removeUnclaimed } from '../files/remove.ts';
import { TIDIED_SUBSCRIBERS } from '../../publishing/newsletter/forget.ts';
import { removeForgotten } from '../../joining/registrations/remove-forgotten.ts';

/**
 * What is kept only for a while: proofs against repeated clicks and guesses, links, mail that went out, sessions long ended,
 * browsers not seen for a year.
 */
const STATEMENTS = [
  `delete from sign_in_failure where at < now() - interval '1 day'`,
  `delete from attempt where at < now() - interval '1 day'`,
  // Without the secret of its day nobody can tell whose a view was; afterwards even that somebody viewed is not needed.
  `delete from article_view_secret where day < (now() at time zone 'Europe/Bucharest')::date`,
  `delete from article_view where day < (now() at time zone 'Europe/Bucharest')::date`,
  `delete from idempotency where created_at < now() - interval '7 days'`,
  `delete from session where coalesce(ended_at, expires_at) < now() - interval '90 days'`,
  `delete from device where last_seen_at < now() - make_interval(secs => ${DEVICE_SECONDS})`,
  // Mail is tried for up to 30 hours, and a link lives on from when its mail is sent.
  `delete from one_time_link where expires_at < now() - interval '36 hours'`,
  `delete from mail where coalesce(sent_at, failed_at) < now() - interval '30 days'`,
  `delete from caught_mail where at < now() - interval '7 days'`,
  `delete from data_export where coalesce(expires_at, failed_at) < now() - interval '30 days'`,
  ...TIDIED_SUBSCRIBERS,
  // They name people, some of whom are deleted by now.
  `delete from notification where created_at < now() - interval '1 year' or read_at < now() - interval '6 months'`,
];

type Step = (em: EntityManager, now: Date) => Promise<unknown>;

/* Those by name take files with them, whose objects the worker removes after the commit. */
const STEPS: [string, Step][] = [
  ...STATEMENTS.map((statement): [string, Step] => [statement, (em) => em.execute(statement)]),
  ['unclaimed files', removeUnclaimed],
  ['forgotten sign-ups', removeForgotten],
  ['expired exports', removeExpiredExports],
];

export interface Untidied {
  step: string;
  error: unknown;
}

/**
 * Deletes rows whose time is over. What people wrote for each other is not among them. Each step has a transaction of its own,
 * so that one failure does not keep back the rest; returns those that failed.
 */
export const tidy = async (orm: MikroORM, now = new Date()): Promise<Untidied[]> => {
  const failed: Untidied[] = [];
  for (const [step, apply] of STEPS) {
    try {
      await orm.em.fork().transactional((em) => apply(em, now));
    } catch (error) {
      failed.push({ step, error });
    }
  }
  return failed;
};

/** Archives of personal data whose day is over. Returns how many. */
async function removeExpiredExports(em: EntityManager, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`select f.id from stored_file f join data_export e on e.file_id = f.id
    where e.expires_at <= ${now} for update of f skip locked`.execute(em.getKysely());
  await removeFiles(
    em,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

import { figureText } from '@psp/contracts/network-figure-texts';
import { NETWORK_FIGURE_LABELS } from '@psp/contracts/network-report-words';
import { monthAfter, type ReportPeriod } from '@psp/contracts/report-periods';
import { monthLabel } from '@psp/contracts/report-words';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { TimedStep } from '../../../capability.ts';
import { type Mails, queueMail } from '../../../operating/mail/queue-mail.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { inRomania } from '../../../time.ts';
import { monthBefore } from '../send-monthly.ts';
import { networkReportOf } from './kept.ts';
import { MAILED } from './mails.ts';

/** Days of a month among which the first working day is looked for; public holidays never fill them. */
const SEARCHED_DAYS = 14;

/** SQL: the first working day of the month of a date. */
export const firstWorkingDay = (month: Sql): Sql => sql`(select min(d)::date
  from generate_series(${month}::timestamp, ${month}::timestamp + interval '${sql.lit(SEARCHED_DAYS - 1)} days', interval '1 day') d
  where extract(isodow from d) < 6 and not exists (select from holiday h where h.day = d::date))`;

/** SQL: the moment on that day at which the report of the month before leaves: 08:00 in Bucharest. */
export const leavesAt = (month: Sql): Sql => inRomania(sql`(${firstWorkingDay(month)} + time '08:00')`);

const presentMonth = (now: Date): Sql => sql`${`${romanianDay(now).slice(0, 7)}-01`}::date`;

type MailOfMonth = Mails['network-report'];

/** Reads the mail of a month (yyyy-mm) for a person. */
export const mailOf = async (db: Db, month: string, name: string, now: Date): Promise<MailOfMonth> => {
  const period: ReportPeriod = `${month}..${month}`;
  const { figures } = await networkReportOf(db, { period, compared: 'year' }, now);
  return {
    ...{ name, month: monthLabel(month), yearBefore: monthLabel(monthAfter(month, -12)) },
    figures: MAILED.map((key) => ({
      name: NETWORK_FIGURE_LABELS[key],
      value: figureText(key, figures[key]),
      before: figureText(key, figures[key], 'before'),
    })),
  };
};

interface Due {
  email: string;
  name: string;
  isActive: boolean;
  isMember: boolean;
}

/* The row of the mails is locked before those of its recipients, as an edit does. */
const isOn = async (db: Db): Promise<boolean> =>
  (await oneRow(db, sql<{ isOn: boolean }>`select is_on as "isOn" from network_mail for update`))?.isOn ?? false;

const noteSent = (db: Db, month: string, now: Date): Promise<unknown> =>
  db.run(sql`update network_mail set sent_month = ${month}, sent_on = ${romanianDay(now)},
    sent_to = case when sent_month = ${month}::date then sent_to + 1 else 1 end`);

/*
 * Each recipient is a transaction of its own, which marks the month and queues the mail: a job killed half-way goes on with those who are
 * left. Who no longer works for the association gets none and is removed; a suspended person goes without the month.
 */
export const sendNetworkMails: TimedStep = {
  due: (now) => sql<{ id: string }>`select r.id from network_mail_recipient r join network_mail m on m.is_on
    where r.last_month < ${monthBefore(now)}::date and ${now}::timestamptz >= ${leavesAt(presentMonth(now))}`,
  apply: async ({ db, now }, id) => {
    if (!(await isOn(db))) return;
    const month = monthBefore(now);
    const due = await oneRow(
      db,
      sql<Due>`select a.email::text as email, a.display_name as name, a.status = 'active' as "isActive",
          exists (select from membership s join organisation o on o.id = s.organisation_id and o.kind = 'admin'
            where s.account_id = a.id) as "isMember"
        from network_mail_recipient r join account a on a.id = r.account_id
        where r.id = ${id} and r.last_month < ${month}::date for update of r`,
    );
    if (!due) return;
    if (!due.isMember) return void (await db.run(sql`delete from network_mail_recipient where id = ${id}`));
    await db.run(sql`update network_mail_recipient set last_month = ${month},
      sent_at = case when ${due.isActive} then ${now}::timestamptz else sent_at end where id = ${id}`);
    if (!due.isActive) return;
    await noteSent(db, month, now);
    await queueMail(db, due.email, 'network-report', await mailOf(db, month.slice(0, 7), due.name, now));
  },
};

import type { FirmMonth, FirmReport } from '@psp/contracts/firm-reports';
import { monthLabel } from '@psp/contracts/report-words';
import type { MonthLine, ReportView } from '@psp/contracts/reports';
import { romanianDay } from '@psp/contracts/romania';
import { winRateOf } from '@psp/contracts/win-rate';
import { type RawBuilder, sql } from 'kysely';
import type { SYSTEM } from '../../actor.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { authorityReport } from './authority-report.ts';
import { firmReport } from './firm-report.ts';
import { type ReportKind, readerOf } from './reader.ts';
import { makeStopLink } from './stop-link.ts';

/** First day of the month before `now`, in Romania: `2026-10-01`. */
export const monthBefore = (now: Date): string => {
  const [year = 0, month = 0] = romanianDay(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
};

/** Query of the report mails that were not sent for the last complete month. */
export const dueMails = (now: Date): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`select id from report_mail where last_month < ${monthBefore(now)}::date`;

interface Due {
  email: string;
  name: string;
  organisationId: string;
  organisation: string;
  kind: ReportKind;
  isMember: boolean;
  isLive: boolean;
}

/**
 * Sends the report of the last complete month. Deletes the report mail if the person has left the organisation; skips this month if
 * the account or the organisation is not active.
 */
export const sendMail = async (write: Write<typeof SYSTEM>, id: string): Promise<void> => {
  const { db, now } = write;
  const month = monthBefore(now);
  const due = await oneRow(
    db,
    sql<Due>`select a.email::text as email, a.display_name as name, o.id as "organisationId", o.name as organisation, o.kind,
        exists (select from membership s where s.account_id = a.id and s.organisation_id = o.id) as "isMember",
        a.status = 'active' and o.status = 'approved' as "isLive"
      from report_mail m join account a on a.id = m.account_id join organisation o on o.id = m.organisation_id
      where m.id = ${id} and m.last_month < ${month}::date for update of m`,
  );
  if (!due) return;
  if (!due.isMember) return void (await db.run(sql`delete from report_mail where id = ${id}`));
  await db.run(sql`update report_mail set last_month = ${month} where id = ${id}`);
  if (due.isLive) await queueReport(write, due, month.slice(0, 7), await makeStopLink(write, id));
};

const NO_REQUESTS: Omit<MonthLine, 'month'> = { requests: 0, requested: 0, offered: 0, accepted: 0 };
const NO_OFFERS: Omit<FirmMonth, 'month'> = { offers: 0, accepted: 0, declined: 0 };

const count = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 });
const rate = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 });
const lei = (amount: number): string => `${count.format(amount)} lei`;

/** Formatted values of one month (yyyy-mm) and of the whole period of an authority's report. */
const authorityValues = ({ months, figures }: ReportView, month: string) => {
  const line = months.find((one) => one.month === month) ?? NO_REQUESTS;
  return {
    month: monthLabel(month),
    requests: count.format(line.requests),
    requested: lei(line.requested),
    offered: lei(line.offered),
    accepted: lei(line.accepted),
    yearRequests: count.format(figures.requests),
    yearAccepted: lei(figures.accepted),
    yearSavings: figures.savings === null ? '' : lei(figures.savings),
  };
};

/** The same for a firm's report. */
const firmValues = ({ months, figures }: FirmReport, month: string) => {
  const line = months.find((one) => one.month === month) ?? NO_OFFERS;
  const won = winRateOf(figures);
  return {
    month: monthLabel(month),
    offers: count.format(line.offers),
    accepted: count.format(line.accepted),
    declined: count.format(line.declined),
    yearOffers: count.format(figures.offers),
    yearAccepted: count.format(figures.accepted),
    yearDecided: count.format(figures.accepted + figures.declined),
    yearWon: won === null ? '' : `${rate.format(won)}%`,
    yearValue: lei(figures.value),
  };
};

/* Queues the mail with the values of the month and of the last 12 months. */
const queueReport = async ({ db, now }: Write<unknown>, due: Due, month: string, token: string): Promise<void> => {
  const { email, name, organisation, kind } = due;
  const reader = readerOf(due);
  const common = { name, organisation, token };
  if (kind === 'firma') {
    const values = firmValues(await firmReport(db, reader, '12', now), month);
    return queueMail(db, email, 'monthly-firm-report', { ...common, ...values });
  }
  const values = authorityValues(await authorityReport(db, reader, '12', now), month);
  return queueMail(db, email, 'monthly-report', { ...common, ...values });
};

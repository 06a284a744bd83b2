import { YEARLY_SECTION_NAMES } from '@psp/contracts/yearly-figures';
import type { YearlyTexts } from '@psp/contracts/yearly-reports';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../act.ts';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { record } from '../../operating/audit/record.ts';
import { readRichText } from '../../operating/rich-text/text.ts';
import { flush, send, type Write } from '../../write.ts';
import { computeFigures } from './compute.ts';
import { YearlyReport } from './report.entity.ts';

const reports: Acted<YearlyReport> = { entity: 'yearly-report', type: YearlyReport, where: (id) => ({ id }) };

/** Begins the report of a year. Returns its id. The commit fails with `yearly-report.exists`. Throws `yearly-report.future`. */
export const beginYearlyReport = async (write: Write<Actor>, { year }: { year: number }): Promise<string> => {
  const { actor, em, now } = write;
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
  const report = YearlyReport.begin(actor, year, now);
  em.persist(report);
  record(write, { entity: 'yearly-report', id: report.id }, { action: 'create', from: 'draft', to: 'draft' });
  await flush(write);
  return report.id;
};

/* A section without words is empty. */
const cleanText = (given: string): string => {
  const { html, words } = readRichText(given);
  return words === '' ? '' : html;
};

/** Saves the texts, sanitised. Throws `version.stale`, and `action.not_allowed` once the report is published. */
export const editYearlyReport = async (
  write: Write<Actor>,
  { texts, ...input }: Versioned & { texts: YearlyTexts },
): Promise<void> => {
  const clean = Object.fromEntries(YEARLY_SECTION_NAMES.map((name) => [name, cleanText(texts[name])])) as YearlyTexts;
  await act(write, reports, input, (report) => report.edit(write.actor, clean, write.now));
};

/**
 * Discards a draft, so that its year can be begun again. The audit still shows that it existed. Throws `version.stale`, and
 * `action.not_allowed` once the report is published.
 */
export const discardYearlyReport = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { em, actor, now } = write;
  const row = await lock(write, YearlyReport, { id });
  const discard = () => row.discard(actor, now);
  actOnLocked(write, { entity: 'yearly-report', row, version }, discard, { details: { year: row.year } });
  em.remove(row);
};

/** Publishes a report with the figures of this moment. Throws `version.stale`, and what the entity refuses. */
export const publishYearlyReport = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, db, now } = write;
  const report = await lock(write, YearlyReport, { id });
  const figures = await computeFigures(db, report.year, now);
  actOnLocked(write, { entity: 'yearly-report', row: report, version }, (one) => one.publish(actor, figures, now));
};

/** Adds a dated correction to a published report. Throws `version.stale`, and `action.not_allowed` for a draft. */
export const correctYearlyReport = async (
  write: Write<Actor>,
  { note, ...input }: Versioned & { note: string },
): Promise<void> => {
  const { actor, now } = write;
  const report = await act(write, reports, input, (one) => one.correct(actor, now), { reason: note });
  send(
    write,
    sql`insert into yearly_report_correction (id, report_id, note, created_at, created_by)
      values (${newId()}, ${report.id}, ${note}, ${now}, ${actor.accountId})`,
  );
};

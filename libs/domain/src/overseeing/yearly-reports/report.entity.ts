import { defineEntity, p } from '@mikro-orm/core';
import { hasEnded, YEARLY_SECTION_NAMES } from '@psp/contracts/yearly-figures';
import type {
  PublishBlock,
  YearlyAction,
  YearlyFigures,
  YearlyStatus,
  YearlyTexts,
} from '@psp/contracts/yearly-reports';
import { romanianDay } from '@psp/contracts/romania';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { hasFigures } from './figures.ts';

const reportSchema = defineEntity({
  name: 'YearlyReport',
  tableName: 'yearly_report',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    createdBy: p.uuid(),
    year: p.integer(),
    status: p.string().$type<YearlyStatus>().default('draft'),
    texts: p.json<YearlyTexts>(),
    /** Null until publication, and the same ever after. */
    figures: p.json<YearlyFigures>().nullable(),
    publishedAt: p.datetime().nullable(),
    publishedBy: p.uuid().nullable(),
  },
});

const NO_TEXTS = Object.fromEntries(YEARLY_SECTION_NAMES.map((name) => [name, ''])) as YearlyTexts;

/** The public report of a year: texts around computed figures, frozen when it is published. */
export class YearlyReport extends reportSchema.class {
  /** Begins the report of a year. Throws `yearly-report.future` for a year that has not begun. */
  static begin({ accountId }: Actor, year: number, now: Date): YearlyReport {
    if (year > Number(romanianDay(now).slice(0, 4))) throw new DomainError('yearly-report.future');
    return Object.assign(new YearlyReport(), {
      ...{ id: newId(), createdBy: accountId, year, status: 'draft' as const, texts: NO_TEXTS },
      ...{ figures: null, publishedAt: null, publishedBy: null },
    });
  }

  edit(doer: Doer, texts: YearlyTexts, now: Date): Change<YearlyStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.texts = texts;
    return change;
  }

  discard(doer: Doer, now: Date): Change<YearlyStatus> {
    return machine.apply(this, 'discard', doer, now);
  }

  /**
   * Publishes the report with its figures and what is said about them, which nothing changes afterwards. Throws `yearly-report.running` before the year has ended
   * in Romania, `yearly-report.no_opening`, `yearly-report.no_data`.
   */
  publish(doer: Doer, figures: YearlyFigures, now: Date): Change<YearlyStatus> {
    const change = machine.apply(this, 'publish', doer, now);
    const block = publishBlock(this, figures, now);
    if (block) throw new DomainError(`yearly-report.${block}`);
    Object.assign(this, { figures, publishedAt: now, publishedBy: doer.accountId });
    return change;
  }

  /** Adds a correction. It changes no text and no figure. */
  correct(doer: Doer, now: Date): Change<YearlyStatus> {
    const change = machine.apply(this, 'correct', doer, now);
    this.updatedAt = now;
    return change;
  }
}
reportSchema.setClass(YearlyReport);

const machine = stateMachine<Pick<YearlyReport, 'status'>, YearlyStatus, YearlyAction>({
  edit: { from: ['draft'], by: isAdmin },
  discard: { from: ['draft'], by: isAdmin },
  publish: { from: ['draft'], to: 'published', by: isAdmin },
  correct: { from: ['published'], by: isAdmin },
});

/** What keeps the report, which is a draft, from being published with these figures; null when nothing does. */
export const publishBlock = (
  { year, texts }: Pick<YearlyReport, 'year' | 'texts'>,
  figures: YearlyFigures,
  now: Date,
): PublishBlock | null => {
  if (!hasEnded(year, romanianDay(now))) return 'running';
  if (!texts.opening) return 'no_opening';
  return hasFigures(figures) ? null : 'no_data';
};

/** What the doer may do with the report now. */
export const yearlyActions = (report: Pick<YearlyReport, 'status'>, doer: Doer, now: Date): YearlyAction[] =>
  machine.actionsFor(report, doer, now);

import { romanianDay } from '@psp/contracts/romania';
import { computeFigures } from '@psp/domain/overseeing/yearly-reports/compute';
import { hasFigures } from '@psp/domain/overseeing/yearly-reports/figures';
import {
  beginYearlyReport,
  editYearlyReport,
  publishYearlyReport,
} from '@psp/domain/overseeing/yearly-reports/reports';
import type { Write } from '@psp/domain/write';
import { yearlyTextsOf } from './content/yearly-report.ts';
import { as, rowOf } from './step.ts';
import type { World } from './world.ts';

/* In January, when the year before has ended, or now where that is to come. */
const publishedAt = (year: number, now: Date): Date =>
  new Date(Math.min(new Date(`${year + 1}-01-20T08:30:00Z`).getTime(), now.getTime()));

/** Publishes the association's report of last year, if its year has figures that may be told. Call it once everything else has happened. */
export async function publishLastYear(whole: Write, { admin, now }: World): Promise<void> {
  const year = Number(romanianDay(now).slice(0, 4)) - 1;
  if (!hasFigures(await computeFigures(whole.db, year, now))) return;
  await as(whole, admin, publishedAt(year, now), async (write) => {
    const id = await beginYearlyReport(write, { year });
    await editYearlyReport(write, { ...(await rowOf(write, 'yearly_report', { id })), texts: yearlyTextsOf(year) });
    await publishYearlyReport(write, await rowOf(write, 'yearly_report', { id }));
  });
}

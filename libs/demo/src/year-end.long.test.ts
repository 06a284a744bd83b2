import { expect, test } from '@jest/globals';
import type { YearlyFigures } from '@psp/contracts/yearly-reports';
import { createDemonstration } from './testing/demonstration.ts';

test('on the last day of a year, the report of the year before is published, with figures', async () => {
  const database = await createDemonstration(new Date('2027-12-31T21:30:00Z'));
  try {
    const reports = await database.orm.em
      .fork()
      .execute<{ year: number; status: string; figures: YearlyFigures }[]>(
        'select year, status, figures from yearly_report',
      );
    expect(reports.map(({ year, status }) => ({ year, status }))).toEqual([{ year: 2026, status: 'published' }]);
    expect(reports[0]?.figures.totals).toMatchObject({
      requests: expect.any(Number),
      offers: expect.any(Number),
      authorities: expect.any(Number),
    });
  } finally {
    await database.close();
  }
}, 180_000);

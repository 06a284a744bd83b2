import { romanianDay } from '@psp/contracts/romania';
import type { FileStore } from '@psp/domain/operating/files/store';
import { attachMagazineFile, createMagazineIssue, publishMagazineIssue } from '@psp/domain/publishing/magazine/issues';
import { keepMagazineFile } from './attachments.ts';
import { daysBefore, HOUR } from './clock.ts';
import { MAGAZINE, type MagazineText } from './content/magazine.ts';
import { rowTimeline, type Step } from './step.ts';
import type { World } from './world.ts';

const ISSUES_A_YEAR = 4;
const MONTHS_OF_ISSUE = 3;
/** Days from the last one for layouts to the day of appearance. */
const PRINTING_DAYS = 14;
const PREPARED_DAYS = 30;

/* Number of quarters until the quarter of a moment. */
const quarterOf = (moment: Date): number => {
  const [year = 0, month = 1] = romanianDay(moment).split('-').map(Number);
  return year * ISSUES_A_YEAR + Math.floor((month - 1) / MONTHS_OF_ISSUE);
};

/** Plans the issues of the magazine: two published ones with their PDFs, and the one that is being prepared. */
export const magazineSteps = ({ now, admin }: World, files: FileStore): Step[] =>
  MAGAZINE.flatMap((text, place) => {
    const appears = daysBefore(now, text.daysAgo);
    // Counted back from the issue that appears next.
    const index = quarterOf(daysBefore(now, MAGAZINE.at(-1)?.daysAgo ?? 0)) - (MAGAZINE.length - 1 - place);
    const content = {
      year: Math.floor(index / ISSUES_A_YEAR),
      number: (index % ISSUES_A_YEAR) + 1,
      ...{ title: text.title, summary: text.summary, pages: text.pages.length },
      appearsOn: romanianDay(appears),
      adsUntil: romanianDay(daysBefore(appears, PRINTING_DAYS)),
    };
    const prepared = daysBefore(appears, PREPARED_DAYS);
    const name = `Revista PSP nr. ${content.number} din ${content.year}.pdf`;
    return rowTimeline(
      'magazine_issue',
      { by: admin, at: prepared, command: (write) => createMagazineIssue(write, content) },
      text.daysAgo > 0 ? published(text, { name, files, at: appears, admin }) : [],
    );
  });

interface Publishing {
  name: string;
  files: FileStore;
  at: Date;
  admin: World['admin'];
}

const published = (
  { pages }: MagazineText,
  { name, files, at, admin }: Publishing,
): Parameters<typeof rowTimeline>[2] => [
  {
    by: admin,
    at: new Date(at.getTime() - HOUR),
    command: async (write, { id }) =>
      attachMagazineFile(write, { id, fileId: await keepMagazineFile(write, files, name, pages) }),
  },
  { by: admin, at, command: publishMagazineIssue },
];

import type { YearlyFigures } from '@psp/contracts/yearly-reports';
import type { Db } from '../../read-db.ts';
import { inThread } from '../../threads.ts';
import { readFacts } from './facts.ts';
import { figuresOfText } from './figures.ts';

/** Characters from which facts are read in a thread: fewer take a few milliseconds. */
const LONG = 200_000;

const ofLong = inThread<typeof figuresOfText>(new URL('./figures.ts', import.meta.url), 'figuresOfText');

/** The same as `figuresOfText`, without blocking the event loop. Throws `service.busy` and `work.too_large`. */
export const figuresFrom = async (text: string): Promise<YearlyFigures> =>
  text.length < LONG ? figuresOfText(text) : ofLong(text, null);

/** Computes the figures of a year now. Throws as `figuresFrom`. */
export const computeFigures = async (db: Db, year: number, now: Date): Promise<YearlyFigures> =>
  figuresFrom(await readFacts(db, year, now));

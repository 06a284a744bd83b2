import { inThread } from '../../threads.ts';
import type { fillTemplate } from './fill-template.ts';

/** Fills a Word template in a thread, because the work grows with the file. Throws what `fillTemplate` and `inThread` throw. */
export const fillInThread = inThread<typeof fillTemplate>(
  new URL('./fill-template.ts', import.meta.url),
  'fillTemplate',
);

import { z } from 'zod';
import { viewers } from './access.ts';
import { searchText } from './common.ts';
import { operations, read } from './operations.ts';

/** CPV code: eight digits and the control digit given in the Regulation. */
export const cpvCode = z.string().regex(/^\d{8}-\d$/, 'Alegeți codul CPV din listă.');

/** A code of the Common Procurement Vocabulary with its official name. */
export const cpvView = z.object({ code: cpvCode, name: z.string() });
export type CpvView = z.infer<typeof cpvView>;

export const cpvQuery = z.strictObject({ q: searchText });
export const cpvList = z.object({ items: z.array(cpvView) });
export type CpvList = z.infer<typeof cpvList>;

export const cpvOperations = operations(['uat', 'firma'], {
  search: read('/cpv-codes', { access: viewers, query: cpvQuery, view: cpvList }),
});

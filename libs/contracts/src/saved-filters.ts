import { z } from 'zod';
import { id, version } from './common.ts';

/** Of one person, over all lists. */
export const SAVED_FILTERS_MAX = 20;
export const FILTER_NAME_MAX = 60;
const QUERY_MAX = 1000;

/** Lists whose filters can be kept under a name. */
export const FILTERED_LISTS = ['requests', 'opportunities'] as const;
const list = z.enum(FILTERED_LISTS);
export type FilteredListName = z.infer<typeof list>;

const name = z
  .string()
  .trim()
  .min(1, 'Scrieți un nume.')
  .max(FILTER_NAME_MAX, `Numele poate avea cel mult ${FILTER_NAME_MAX} de caractere.`);

export const savedFilterQuery = z.strictObject({ list });
/** `query`: what stands in the list's address, '?status=sent'. */
export const createSavedFilter = z.strictObject({ list, name, query: z.string().startsWith('?').max(QUERY_MAX) });
export type CreateSavedFilter = z.infer<typeof createSavedFilter>;
export const renameSavedFilter = z.strictObject({ version, name });

const savedFilter = z.object({ id, version, name: z.string(), query: z.string() });
export type SavedFilter = z.infer<typeof savedFilter>;
/** Those of one list, by name. */
export const savedFilters = z.object({ items: z.array(savedFilter) });
export type SavedFilters = z.infer<typeof savedFilters>;

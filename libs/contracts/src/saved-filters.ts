import { z } from 'zod';
import { viewers } from './access.ts';
import { id, isoDateTime, version, versioned } from './common.ts';
import { act, operations, read } from './operations.ts';

/** Maximum number of filters of a person, over all lists. */
export const SAVED_FILTERS_MAX = 20;
export const FILTER_NAME_MAX = 60;
const QUERY_MAX = 1000;

/** Lists whose filters can be saved. */
export const FILTERED_LISTS = ['requests', 'opportunities'] as const;
const list = z.enum(FILTERED_LISTS);
export type FilteredListName = z.infer<typeof list>;

/** How often a filter of opportunities alerts its owner. */
export const ALERT_FREQUENCIES = ['now', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
/** Null for never. */
const frequency = z.enum(ALERT_FREQUENCIES).nullable();

const name = z
  .string()
  .trim()
  .min(1, 'Scrieți un nume.')
  .max(FILTER_NAME_MAX, `Numele poate avea cel mult ${FILTER_NAME_MAX} de caractere.`);
/** Query string of the list, '?status=sent'. */
const query = z.string().startsWith('?').max(QUERY_MAX);

export const savedFilterQuery = z.strictObject({ list });
/** Without a frequency there are no alerts. */
export const createSavedFilter = z.strictObject({ list, name, query, frequency: frequency.optional() });
export type CreateSavedFilter = z.infer<typeof createSavedFilter>;
/** Missing `query` and `frequency` are unchanged. */
export const renameSavedFilter = z.strictObject({
  version,
  name,
  query: query.optional(),
  frequency: frequency.optional(),
});
export type RenameSavedFilter = z.infer<typeof renameSavedFilter>;

/** Time until which the person has seen the results; later ones stay new. */
export const lookAtFilter = z.strictObject({ until: isoDateTime });

const savedFilter = z.object({
  id,
  version,
  name: z.string(),
  query: z.string(),
  frequency,
  /** Number of new results since then; absent for filters that cannot have new results. */
  news: z.object({ since: isoDateTime, count: z.int(), isCapped: z.boolean() }).optional(),
});
export type SavedFilter = z.infer<typeof savedFilter>;
/** Saved filters of one list, by name. */
export const savedFilters = z.object({
  items: z.array(savedFilter),
  /** Time at which new results were counted; absent without filters. */
  asOf: isoDateTime.optional(),
});
export type SavedFilters = z.infer<typeof savedFilters>;

const kept = { access: viewers, view: savedFilters };
export const savedFilterOperations = operations(['uat', 'firma'], {
  list: read('/saved-filters', { ...kept, query: savedFilterQuery }),
  save: act('saved-filter.create', 'POST /saved-filters', { ...kept, body: createSavedFilter }),
  rename: act('saved-filter.rename', 'POST /saved-filters/:id/rename', { ...kept, body: renameSavedFilter }),
  look: act('saved-filter.look', 'POST /saved-filters/:id/look', { ...kept, body: lookAtFilter }),
  remove: act('saved-filter.remove', 'POST /saved-filters/:id/remove', { ...kept, body: versioned }),
});

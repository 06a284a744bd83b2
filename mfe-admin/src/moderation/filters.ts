import { type ModerationQuery, moderationQuery } from '@psp/contracts/moderation';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { KIND_LABELS } from '../common/strings.ts';
import { LIST_LABELS } from './strings.ts';

const PATH = '/admin/moderation';

export const moderationFilters = listFilters(PATH, bySchema(moderationQuery));

/** The address of one article; it keeps the filters of the list it was opened from, for the way back and the next one. */
export const moderationAddress = (id: string, filters: ModerationQuery): string =>
  `${PATH}/${id}${moderationFilters.query(filters)}`;

export const filterChips = (filters: ModerationQuery) =>
  moderationFilters.chips(filters, { list: LIST_LABELS, kind: KIND_LABELS });

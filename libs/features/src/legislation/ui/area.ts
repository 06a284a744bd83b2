import { ACTS_SHOWN, type LegislationQuery } from '@psp/contracts/legislation';
import type { legislationOperations, legislationOpinionOperations } from '@psp/contracts/legislation-operations';
import type { Crumb } from '@psp/design-system/page';
import type { Api } from '@psp/remote/api';
import { byParts, day, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { category } from '../../knowledge/ui/with-categories.ts';
import { SHOW_LABELS, strings } from './strings.ts';

/** Area in which acts are read. */
export interface LegislationArea {
  kind: 'uat' | 'firma';
  api: Api<typeof legislationOperations | typeof legislationOpinionOperations>;
  path: string;
  /** Where the list belongs, before it in the trail. */
  trail: readonly Crumb[];
}

export const actFilters = ({ path }: Pick<LegislationArea, 'path'>) =>
  listFilters(
    path,
    byParts<LegislationQuery>({
      q: text,
      category,
      show: oneOf(ACTS_SHOWN, 'all'),
      page,
    }),
    {
      category: { label: strings.category, placeholder: strings.anyCategory, options: {} },
      show: { label: strings.listed, options: SHOW_LABELS },
    },
  );

export const actsQuery = ({ kind, api }: LegislationArea, query: LegislationQuery) =>
  listQuery(api, [kind, 'legislation', 'list', query], 'GET /legislation', { query });

/** Reads an act as on a day (yyyy-mm-dd), by default today. */
export const actQuery = ({ kind, api }: LegislationArea, id: string, on: string | undefined) =>
  readQuery(api, [kind, 'legislation', 'one', id, on ?? ''], 'GET /legislation/:id', { id, query: { on } });

/** What the reader has to do with an act: a favourite, and the errors that they reported. */
export const opinionsQuery = ({ kind, api }: LegislationArea, id: string) =>
  readQuery(api, [kind, 'legislation', 'opinions', id], 'GET /legislation/:id/opinions', { id });

/** How an act is read, from the address of its page. */
export interface Reading {
  /** Day on which the text was in force; today by default. */
  on: string | undefined;
  /** Words to mark. */
  q: string;
  /** True for the text alone, without what changed. */
  isPlain: boolean;
}

export const readingOf = (search: URLSearchParams): Reading => ({
  on: day.read(search.get('on')),
  q: text.read(search.get('q')),
  isPlain: search.get('text') === 'simplu',
});

/** Query string of an act's page: '' or '?on=2022-09-10'. */
export const readingQuery = ({ on, q, isPlain }: Partial<Reading>): string => {
  const given = Object.entries({ on, q, text: isPlain ? 'simplu' : '' }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

import type { Kind } from '@psp/contracts/common';
import type { Offered, Taxonomy } from '@psp/contracts/taxonomy-labels';
import type { taxonomyOperations } from '@psp/contracts/taxonomy-values';
import type { Option } from '@psp/design-system/select-field';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

const offeredQuery = (area: Kind, taxonomy: Taxonomy) =>
  readQuery(createApi<typeof taxonomyOperations>(area), [area, 'taxonomies', taxonomy], 'GET /taxonomies/:taxonomy', {
    taxonomy,
  });

/** Options of a list as far as they are read. */
export interface OfferedOptions {
  options: Option[];
  /** `failed` only without any list: one that was read before stays in use. */
  state: 'read' | 'loading' | 'failed';
  error: unknown;
  retry: () => void;
}

/** The options of a field with the state of the query that they are read by. */
export const offeredBy = ({ data, error, refetch }: UseQueryResult, options: Option[]): OfferedOptions => ({
  options,
  state: data ? 'read' : error ? 'failed' : 'loading',
  error,
  retry: () => void refetch(),
});

/** Options of a list that the association keeps; `present`, the value of an edited row, stays among them when it is off. */
export function useOffered(area: Kind, taxonomy: Taxonomy, present?: Offered | null): OfferedOptions {
  const query = useQuery(offeredQuery(area, taxonomy));
  const items = query.data?.items ?? [];
  const isThere = !present || items.some(({ slug }) => slug === present.slug);
  const offered = [...items, ...(isThere ? [] : [present])];
  return offeredBy(
    query,
    offered.map(({ slug, name }) => ({ value: slug, label: name })),
  );
}

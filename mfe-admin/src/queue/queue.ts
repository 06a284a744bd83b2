import type { PageOf } from '@psp/contracts/common';
import type { ListFilters } from '@psp/remote/lists/list-filters';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type LoaderFunction, useSearchParams } from 'react-router-dom';
import { useNextInList } from './next-in-list.ts';

export interface Filtered {
  page: number;
  q?: string;
}

type Read<Answer> = UseQueryOptions<Answer, Error, Answer, QueryKey>;

interface QueueSource<Filters extends Filtered, List extends PageOf<{ id: string }>, View> {
  list: ListFilters<Filters>;
  listQuery: (filters: Filters) => Read<List>;
  viewQuery: (id: string) => Read<View>;
}

/** The list of a queue, and the addresses of its records. */
export interface QueueList<Filters extends Filtered, List extends PageOf<{ id: string }>> {
  list: ListFilters<Filters>;
  listQuery: (filters: Filters) => Read<List>;
  /** Returns the address of a record. It keeps the filters of the list, for the way back and the next record. */
  hrefOf: (id: string, filters: Filters) => string;
}

/** Records that wait for a decision of the association: their list, and the read of one record. */
export interface Queue<Filters extends Filtered, List extends PageOf<{ id: string }>, View>
  extends QueueList<Filters, List> {
  viewQuery: (id: string) => Read<View>;
  /** Loader of the route of the list. */
  loadList: LoaderFunction;
  /** Loader of the route of a record, whose id is the path parameter `id`. */
  loadView: LoaderFunction;
}

/** Creates a queue. `path` is that of the records without their id; the list's own by default. */
export function queueOf<Filters extends Filtered, List extends PageOf<{ id: string }>, View>(
  source: QueueSource<Filters, List, View>,
  path = source.list.address(source.list.none),
): Queue<Filters, List, View> {
  return {
    ...source,
    hrefOf: (id, filters) => `${path}/${id}${source.list.query(filters)}`,
    loadList: listLoader(source.list, source.listQuery),
    loadView: recordLoader(source.viewQuery),
  };
}

/** Where a record is in the list that it was opened from. */
export interface Place {
  listHref: string;
  /** Address of the next record, null when there is no other. */
  nextHref: string | null;
}

/** Returns the place of a record, by the filters in its address. Only filters with `hasNext` have a next record. */
export function usePlace<Filters extends Filtered, List extends PageOf<{ id: string }>>(
  { list, listQuery, hrefOf }: QueueList<Filters, List>,
  id: string,
  hasNext: (filters: Filters) => boolean = () => true,
): Place {
  const filters = list.read(useSearchParams()[0]);
  const { data } = useQuery({ ...listQuery(filters), enabled: hasNext(filters) });
  const next = useNextInList(id, hasNext(filters) ? data?.items : undefined);
  return { listHref: list.address(filters), nextHref: next && hrefOf(next, filters) };
}

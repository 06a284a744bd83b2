import { REQUEST_STATUS, type RequestStatus } from '@psp/contracts/service-requests';
import { DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';

export interface ListFilters {
  page: number;
  q: string;
  status: RequestStatus | '';
  category: DomainSlug | '';
}

const LONGEST_SEARCH = 200;

const isStatus = (value: string): value is RequestStatus => Object.hasOwn(REQUEST_STATUS, value);
const isDomain = (value: string): value is DomainSlug => Object.hasOwn(DOMAINS, value);

/** Reads the list's filters from its address; what is not a filter is left out. */
export function readFilters(search: URLSearchParams): ListFilters {
  const page = Number(search.get('page') ?? 1);
  const status = search.get('status') ?? '';
  const category = search.get('category') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    status: isStatus(status) ? status : '',
    category: isDomain(category) ? category : '',
  };
}

/** The address of the list with these filters, without the empty ones. */
export function listHref(filters: Partial<ListFilters>): string {
  const { page = 1, q = '', status = '', category = '' } = filters;
  const entries = Object.entries({ q, status, category }).filter(([, value]) => value !== '');
  if (page > 1) entries.push(['page', String(page)]);
  const search = new URLSearchParams(entries).toString();
  return `/uat/service-requests${search ? `?${search}` : ''}`;
}

export const hasFilters = ({ q, status, category }: ListFilters): boolean => Boolean(q || status || category);

import { type ApplicationQuery, applicationQuery } from '@psp/contracts/applications';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { addressFilters } from '../common/address-filters.ts';
import { KIND_LABELS, messages as common } from '../common/messages.ts';
import { QUEUE_LABELS } from './messages.ts';

const PATH = '/admin/applications';
const filters = addressFilters(applicationQuery, PATH);

export type ApplicationFilters = ApplicationQuery;
export const NO_FILTERS = filters.defaults;
export const readFilters = filters.read;
export const listAddress = filters.address;
/** The address of one application; it keeps the filters of the list it was opened from, for the way back and the next one. */
export const applicationAddress = (id: string, current: ApplicationFilters) => `${PATH}/${id}${filters.query(current)}`;

/** The filters with one changed, back on the first page; what the list does not know is left out. */
export const withFilter = (
  current: ApplicationFilters,
  name: keyof ApplicationFilters,
  value: string,
): ApplicationFilters => ({ ...current, ...readOne(name, value), page: 1 });

const readOne = (name: keyof ApplicationFilters, value: string) => ({
  [name]: readFilters(new URLSearchParams({ [name]: value }))[name],
});

export const statusLabel = (status: ApplicationFilters['status']): string =>
  status === 'open' || status === 'all' ? QUEUE_LABELS[status] : APPLICATION_LABELS[status].label;

/** The filters that are on, as a person reads them. */
export function filterChips({ q, status, kind, county }: ApplicationFilters): { key: string; label: string }[] {
  const chips: { key: string; label: string }[] = [];
  if (q) chips.push({ key: 'q', label: common.searchChip(q) });
  if (status !== NO_FILTERS.status) chips.push({ key: 'status', label: statusLabel(status) });
  if (kind !== 'all') chips.push({ key: 'kind', label: KIND_LABELS[kind] });
  if (county !== 'all') chips.push({ key: 'county', label: COUNTIES[county] });
  return chips;
}

/** The filters without the one that a chip names. */
export const withoutFilter = (current: ApplicationFilters, key: string): ApplicationFilters => {
  const name = Object.keys(NO_FILTERS).find((known) => known === key);
  return name ? { ...current, [name]: NO_FILTERS[name as keyof ApplicationFilters], page: 1 } : current;
};

const WAITING: readonly ApplicationFilters['status'][] = ['open', 'pending', 'needs_info'];

/** True for the queue of what is under way, which the server lists with the oldest first; all else comes newest first. */
export const isQueue = (status: ApplicationFilters['status']): boolean => WAITING.includes(status);

import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import {
  ACCOUNT_STATUS_LABELS,
  type AccountQuery,
  accountQuery,
  type OrganisationQuery,
  organisationQuery,
} from '@psp/contracts/users';
import { addressFilters } from '../common/address-filters.ts';
import { KIND_LABELS, messages as common } from '../common/messages.ts';

const PATH = '/admin/users';

/** Which of the two lists the address asks for. */
export type Section = 'organizatii' | 'persoane';
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('sectiune') === 'persoane' ? 'persoane' : 'organizatii';

const organisations = addressFilters(organisationQuery, PATH);
const people = addressFilters(accountQuery, PATH);

export const readOrganisations = organisations.read;
export const readPeople = people.read;
export const NO_ORGANISATION_FILTERS = organisations.defaults;
export const NO_PERSON_FILTERS = people.defaults;

/** The tab stands in the address beside its filters; organisations are the first one. */
export const organisationsAddress = (filters: OrganisationQuery) => organisations.address(filters);
export const peopleAddress = (filters: AccountQuery) =>
  `${PATH}?sectiune=persoane${people.query(filters).replace('?', '&')}`;
export const sectionAddress = (section: Section) => (section === 'persoane' ? peopleAddress(NO_PERSON_FILTERS) : PATH);

export const organisationAddress = (id: string) => `${PATH}/organizatii/${id}`;
export const personAddress = (id: string) => `${PATH}/persoane/${id}`;

type Chip = { key: 'q' | 'kind' | 'status'; label: string };

const searched = (q: string): Chip[] => (q ? [{ key: 'q', label: common.searchChip(q) }] : []);

/** The filters that are on, as a person reads them. */
export function organisationChips({ q, kind, status }: OrganisationQuery): Chip[] {
  const chips = searched(q);
  if (kind !== 'all') chips.push({ key: 'kind', label: KIND_LABELS[kind] });
  if (status !== 'all') chips.push({ key: 'status', label: APPLICATION_LABELS[status].label });
  return chips;
}

export function personChips({ q, status }: AccountQuery): Chip[] {
  const chips = searched(q);
  if (status !== 'all') chips.push({ key: 'status', label: ACCOUNT_STATUS_LABELS[status] });
  return chips;
}

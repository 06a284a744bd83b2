import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import {
  ACCOUNT_STATUS_LABELS,
  type AccountQuery,
  accountQuery,
  type OrganisationQuery,
  organisationQuery,
} from '@psp/contracts/users';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { KIND_LABELS } from '../common/strings.ts';

const PATH = '/admin/users';

/** Which of the two lists the address asks for. */
export type Section = 'organizatii' | 'persoane';
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('sectiune') === 'persoane' ? 'persoane' : 'organizatii';

/** The tab stands in the address beside its filters; organisations are the first one. */
export const organisationList = listFilters(PATH, bySchema(organisationQuery));
export const personList = listFilters(`${PATH}?sectiune=persoane`, bySchema(accountQuery));
export const sectionAddress = (section: Section) =>
  section === 'persoane' ? personList.address(personList.none) : PATH;

export const organisationAddress = (id: string) => `${PATH}/organizatii/${id}`;
export const personAddress = (id: string) => `${PATH}/persoane/${id}`;

/** Names of the filters that are on. */
export const organisationChips = (filters: OrganisationQuery) =>
  organisationList.chips(filters, { kind: KIND_LABELS, status: APPLICATION_LABELS });

export const personChips = (filters: AccountQuery) => personList.chips(filters, { status: ACCOUNT_STATUS_LABELS });

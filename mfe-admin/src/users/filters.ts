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
import { optionsOf } from '@psp/remote/options';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

const PATH = '/admin/users';

/** Which of the two lists the address asks for. */
export type Section = 'organizatii' | 'persoane';
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('sectiune') === 'persoane' ? 'persoane' : 'organizatii';

const statuses = organisationQuery.shape.status.unwrap().options.toReversed();

/** The tab stands in the address beside its filters; organisations are the first one. */
export const organisationList = listFilters<OrganisationQuery>(PATH, bySchema(organisationQuery), [
  { name: 'kind', label: strings.kind, options: optionsOf({ all: strings.allKinds, ...KIND_LABELS }) },
  {
    name: 'status',
    label: common.status,
    options: optionsOf({ all: strings.allStatuses, ...APPLICATION_LABELS }, statuses),
  },
  { name: 'badge', label: strings.badge, options: optionsOf(strings.badges) },
]);
export const personList = listFilters<AccountQuery>(`${PATH}?sectiune=persoane`, bySchema(accountQuery), [
  { name: 'status', label: common.status, options: optionsOf({ all: strings.allStatuses, ...ACCOUNT_STATUS_LABELS }) },
]);
export const sectionAddress = (section: Section) =>
  section === 'persoane' ? personList.address(personList.none) : PATH;

export const organisationAddress = (id: string) => `${PATH}/organizatii/${id}`;
export const personAddress = (id: string) => `${PATH}/persoane/${id}`;

import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { ACCOUNT_STATUS_LABELS, accountQuery, organisationQuery } from '@psp/contracts/users';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

const PATH = '/admin/users';

/** The tabs: organisations and people. */
export type Section = 'organizatii' | 'persoane';
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('sectiune') === 'persoane' ? 'persoane' : 'organizatii';

/* The tab is in the address beside its filters; organisations are the first one. */
export const organisationList = listFilters(PATH, bySchema(organisationQuery), {
  kind: { label: strings.kind, options: { all: strings.allKinds, ...KIND_LABELS } },
  status: { label: common.status, options: { all: strings.allStatuses, ...APPLICATION_LABELS } },
  badge: { label: strings.badge, options: strings.badges },
});
export const personList = listFilters(`${PATH}?sectiune=persoane`, bySchema(accountQuery), {
  status: { label: common.status, options: { all: strings.allStatuses, ...ACCOUNT_STATUS_LABELS } },
});
export const sectionAddress = (section: Section) =>
  section === 'persoane' ? personList.address(personList.none) : PATH;

/** Path of the organisations' pages. */
export const ORGANISATIONS = `${PATH}/organizatii`;
export const organisationAddress = (id: string) => `${ORGANISATIONS}/${id}`;
export const personAddress = (id: string) => `${PATH}/persoane/${id}`;

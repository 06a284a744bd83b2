import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { SUSPENSION_LABELS } from '@psp/contracts/suspension-names';
import { suspensionQuery } from '@psp/contracts/suspensions';
import { MEMBER_PACKAGE_LABELS } from '@psp/contracts/package-names';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { ACCOUNT_STATUS_LABELS, accountQuery, type OrganisationQuery, organisationQuery } from '@psp/contracts/users';
import { formatDate } from '@psp/design-system/format';
import { bySchema } from '@psp/remote/lists/by-schema';
import { type Chip, listFilters } from '@psp/remote/lists/list-filters';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';
import { suspensionStrings } from './suspension-strings.ts';

const PATH = '/admin/users';

/** The tabs: organisations, people and proposals to suspend an organisation. */
const SECTIONS = ['organizatii', 'persoane', 'propuneri'] as const;
export type Section = (typeof SECTIONS)[number];
export const sectionNamed = (name: unknown): Section => SECTIONS.find((section) => section === name) ?? 'organizatii';
export const sectionOf = (search: URLSearchParams): Section => sectionNamed(search.get('sectiune'));

const PROPOSAL_STATUSES = { ...SUSPENSION_LABELS, all: suspensionStrings.allStatuses };

/* The tab is in the address beside its filters; organisations are the first one. */
export const organisationList = listFilters(PATH, bySchema(organisationQuery), {
  kind: { label: strings.kind, options: { all: strings.allKinds, members: strings.membersKind, ...KIND_LABELS } },
  status: { label: common.status, options: { all: strings.allStatuses, ...APPLICATION_LABELS } },
  badge: { label: strings.badge, options: strings.badges },
  county: { label: strings.county, placeholder: strings.anyCounty, options: COUNTIES },
  package: {
    label: strings.package,
    placeholder: strings.anyPackage,
    options: { ...MEMBER_PACKAGE_LABELS, none: strings.noPackage },
  },
});

/** Chips of the days that a report's link to the organisations sets. */
export const reportedChips = ({ joinedFrom, joinedTo, activeFrom, activeTo }: OrganisationQuery): Chip[] => [
  ...(joinedFrom ? [{ key: 'joinedFrom', label: strings.joinedFrom(formatDate(joinedFrom)) }] : []),
  ...(joinedTo ? [{ key: 'joinedTo', label: strings.joinedTo(formatDate(joinedTo)) }] : []),
  ...(activeFrom && activeTo
    ? [
        { key: 'activeFrom', label: strings.activeFrom(formatDate(activeFrom)) },
        { key: 'activeTo', label: strings.activeTo(formatDate(activeTo)) },
      ]
    : []),
];
export const personList = listFilters(`${PATH}?sectiune=persoane`, bySchema(accountQuery), {
  status: { label: common.status, options: { all: strings.allStatuses, ...ACCOUNT_STATUS_LABELS } },
});
export const proposalList = listFilters(`${PATH}?sectiune=propuneri`, bySchema(suspensionQuery), {
  status: { label: common.status, options: PROPOSAL_STATUSES },
});
const ADDRESSES: Record<Section, string> = {
  organizatii: PATH,
  persoane: personList.address(personList.none),
  propuneri: proposalList.address(proposalList.none),
};
export const sectionAddress = (section: Section) => ADDRESSES[section];

/** Path of the organisations' pages. */
export const ORGANISATIONS = `${PATH}/organizatii`;
export const organisationAddress = (id: string) => `${ORGANISATIONS}/${id}`;
export const personAddress = (id: string) => `${PATH}/persoane/${id}`;

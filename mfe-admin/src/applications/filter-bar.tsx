import type { ApplicationQuery } from '@psp/contracts/applications';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { applicationList, statusLabel } from './filters.ts';
import { strings } from './strings.ts';

const SHOWN_FIRST = [
  'open',
  'pending',
  'needs_info',
  'unconfirmed',
  'approved',
  'rejected',
  'suspended',
  'all',
] as const;
const statuses = SHOWN_FIRST.map((value) => ({ value, label: statusLabel(value) }));
const kinds = [
  { value: 'all', label: strings.allKinds },
  { value: 'uat', label: KIND_LABELS.uat },
  { value: 'firma', label: KIND_LABELS.firma },
];
const counties = [
  { value: 'all', label: strings.allCounties },
  ...Object.entries(COUNTIES)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ro')),
];

/** Search, state, kind and county. */
export function ApplicationFilterBar({ filters }: { filters: ApplicationQuery }) {
  return (
    <SearchBar list={applicationList} filters={filters} hint={strings.searchHint}>
      {(choose) => (
        <>
          <SelectField label={common.status} options={statuses} value={filters.status} onChange={choose('status')} />
          <SelectField label={strings.kind} options={kinds} value={filters.kind} onChange={choose('kind')} />
          <SelectField label={strings.county} options={counties} value={filters.county} onChange={choose('county')} />
        </>
      )}
    </SearchBar>
  );
}

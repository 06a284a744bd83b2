import { REQUEST_STATUS, REQUEST_STATUSES } from '@psp/contracts/service-requests';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { type RequestFilters, requestList } from './filters.ts';
import { strings } from './strings.ts';

/** A draft is private to its authority and never listed here. */
const statuses = REQUEST_STATUSES.filter((value) => value !== 'draft').map((value) => ({
  value,
  label: REQUEST_STATUS[value].label,
}));

/** Search and state. */
export function RequestFilterBar({ filters }: { filters: RequestFilters }) {
  return (
    <SearchBar list={requestList} filters={filters} hint={strings.searchHint}>
      {(choose) => (
        <SelectField
          label={strings.status}
          placeholder={strings.allStatuses}
          options={statuses}
          value={filters.status ?? ''}
          onChange={choose('status')}
        />
      )}
    </SearchBar>
  );
}

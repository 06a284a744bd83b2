import { REQUEST_STATUS, REQUEST_STATUSES, type RequestListQuery } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { domainOptions } from '../common/domain-options.ts';
import { requestList } from './filters.ts';
import { strings } from './strings.ts';

const statuses = REQUEST_STATUSES.map((value) => ({ value, label: REQUEST_STATUS[value].label }));

/** Search, state and domain. */
export function RequestFilters({ filters }: { filters: RequestListQuery }) {
  return (
    <SearchBar list={requestList} filters={filters} hint={strings.searchHint}>
      {(choose) => (
        <>
          <SelectField
            label={strings.status}
            placeholder={strings.anyStatus}
            options={statuses}
            value={filters.status ?? ''}
            onChange={choose('status')}
          />
          <SelectField
            label={strings.category}
            placeholder={strings.anyCategory}
            options={domainOptions}
            value={filters.category ?? ''}
            onChange={choose('category')}
          />
          <Button type="submit" variant="secondary">
            {strings.find}
          </Button>
        </>
      )}
    </SearchBar>
  );
}

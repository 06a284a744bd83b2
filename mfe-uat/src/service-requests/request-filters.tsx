import { REQUEST_STATUS, REQUEST_STATUSES, type RequestListQuery } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { domainOptions } from '../common/domain-options.ts';
import { requestList } from './filters.ts';
import { messages } from './messages.ts';

const statuses = REQUEST_STATUSES.map((value) => ({ value, label: REQUEST_STATUS[value].label }));

/** Search, state and domain. */
export function RequestFilters({ filters }: { filters: RequestListQuery }) {
  return (
    <SearchBar list={requestList} filters={filters} hint={messages.searchHint}>
      {(choose) => (
        <>
          <SelectField
            label={messages.status}
            placeholder={messages.anyStatus}
            options={statuses}
            value={filters.status ?? ''}
            onChange={choose('status')}
          />
          <SelectField
            label={messages.category}
            placeholder={messages.anyCategory}
            options={domainOptions}
            value={filters.category ?? ''}
            onChange={choose('category')}
          />
          <Button type="submit" variant="secondary">
            {messages.find}
          </Button>
        </>
      )}
    </SearchBar>
  );
}

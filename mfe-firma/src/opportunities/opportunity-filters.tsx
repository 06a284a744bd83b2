import type { OpportunityQuery } from '@psp/contracts/opportunities';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { OPTIONS, opportunityList } from './filters.ts';
import { messages } from './messages.ts';

/** Search, domain, county, state and sort. */
export function OpportunityFilters({ filters }: { filters: OpportunityQuery }) {
  return (
    <SearchBar list={opportunityList} filters={filters} hint={messages.searchHint}>
      {(choose) => (
        <>
          <SelectField
            label={messages.category}
            placeholder={messages.allCategories}
            options={OPTIONS.category}
            value={filters.category ?? ''}
            onChange={choose('category')}
          />
          <SelectField
            label={messages.county}
            placeholder={messages.allCounties}
            options={OPTIONS.county}
            value={filters.county ?? ''}
            onChange={choose('county')}
          />
          <SelectField
            label={messages.status}
            options={OPTIONS.status}
            value={filters.status}
            onChange={choose('status')}
          />
          <SelectField label={messages.sort} options={OPTIONS.sort} value={filters.sort} onChange={choose('sort')} />
        </>
      )}
    </SearchBar>
  );
}

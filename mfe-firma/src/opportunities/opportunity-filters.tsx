import type { OpportunityQuery } from '@psp/contracts/opportunities';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { OPTIONS, opportunityList } from './filters.ts';
import { strings } from './strings.ts';

/** Search, domain, county, state and sort. */
export function OpportunityFilters({ filters }: { filters: OpportunityQuery }) {
  return (
    <SearchBar list={opportunityList} filters={filters} hint={strings.searchHint}>
      {(choose) => (
        <>
          <SelectField
            label={strings.category}
            placeholder={strings.allCategories}
            options={OPTIONS.category}
            value={filters.category ?? ''}
            onChange={choose('category')}
          />
          <SelectField
            label={strings.county}
            placeholder={strings.allCounties}
            options={OPTIONS.county}
            value={filters.county ?? ''}
            onChange={choose('county')}
          />
          <SelectField
            label={strings.status}
            options={OPTIONS.status}
            value={filters.status}
            onChange={choose('status')}
          />
          <SelectField label={strings.sort} options={OPTIONS.sort} value={filters.sort} onChange={choose('sort')} />
        </>
      )}
    </SearchBar>
  );
}

import type { MarketQuery } from '@psp/contracts/solutions';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { domainOptions } from '../common/domain-options.ts';
import { marketList } from './filters.ts';
import { strings } from './strings.ts';

/** Search and domain. */
export function MarketFilters({ filters }: { filters: MarketQuery }) {
  return (
    <SearchBar list={marketList} filters={filters} hint={strings.searchHint}>
      {(choose) => (
        <SelectField
          name="category"
          label={strings.category}
          placeholder={strings.allCategories}
          options={domainOptions}
          value={filters.category ?? ''}
          onChange={choose('category')}
        />
      )}
    </SearchBar>
  );
}

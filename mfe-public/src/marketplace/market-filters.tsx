import type { MarketQuery } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { marketList } from './filters.ts';
import { messages } from './messages.ts';

const domains = Object.entries(DOMAINS).map(([value, label]) => ({ value, label }));

/** Search and domain. */
export function MarketFilters({ filters }: { filters: MarketQuery }) {
  return (
    <SearchBar list={marketList} filters={filters} hint={messages.searchHint}>
      {(choose) => (
        <SelectField
          name="category"
          label={messages.category}
          placeholder={messages.allCategories}
          options={domains}
          value={filters.category ?? ''}
          onChange={choose('category')}
        />
      )}
    </SearchBar>
  );
}

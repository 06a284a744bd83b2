import type { MarketQuery } from '@psp/contracts/solutions';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { domainOptions } from '../common/domain-options.ts';
import { marketList } from './filters.ts';
import { messages } from './messages.ts';

/** Search and domain. */
export function MarketFilters({ filters }: { filters: MarketQuery }) {
  return (
    <SearchBar list={marketList} filters={filters} hint={messages.searchHint}>
      {(choose) => (
        <SelectField
          name="category"
          label={messages.category}
          placeholder={messages.allCategories}
          options={domainOptions}
          value={filters.category ?? ''}
          onChange={choose('category')}
        />
      )}
    </SearchBar>
  );
}

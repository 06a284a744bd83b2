import type { CommunityQuery } from '@psp/contracts/communities';
import { Button } from '@psp/design-system/button';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { countyOptions } from '../common/county-names.ts';
import { communityList } from './filters.ts';
import { messages } from './messages.ts';

/** Search and county. */
export function CommunityFilters({ filters }: { filters: CommunityQuery }) {
  return (
    <SearchBar list={communityList} filters={filters} hint={messages.searchHint}>
      {(choose) => (
        <>
          <SelectField
            name="judet"
            label={messages.countyLabel}
            placeholder={messages.allCounties}
            options={countyOptions}
            value={filters.judet ?? ''}
            onChange={choose('judet')}
          />
          <Button type="submit" variant="secondary">
            {messages.apply}
          </Button>
        </>
      )}
    </SearchBar>
  );
}

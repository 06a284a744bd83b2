import type { CommunityQuery } from '@psp/contracts/communities';
import { Button } from '@psp/design-system/button';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { countyOptions } from '../common/county-names.ts';
import { communityList } from './filters.ts';
import { strings } from './strings.ts';

/** Search and county. */
export function CommunityFilters({ filters }: { filters: CommunityQuery }) {
  return (
    <SearchBar list={communityList} filters={filters} hint={strings.searchHint}>
      {(choose) => (
        <>
          <SelectField
            name="judet"
            label={strings.countyLabel}
            placeholder={strings.allCounties}
            options={countyOptions}
            value={filters.judet ?? ''}
            onChange={choose('judet')}
          />
          <Button type="submit" variant="secondary">
            {strings.apply}
          </Button>
        </>
      )}
    </SearchBar>
  );
}

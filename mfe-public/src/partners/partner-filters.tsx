import { PARTNER_SORTS, type PartnerQuery } from '@psp/contracts/partners';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { domainOptions } from '../common/domain-options.ts';
import { countyOptions } from '../common/county-names.ts';
import { partnerList } from './filters.ts';
import { strings } from './strings.ts';

const sorts = PARTNER_SORTS.map((value) => ({ value, label: strings.sorts[value].label }));

/** Search, domain, county and order. */
export function PartnerFilters({ filters }: { filters: PartnerQuery }) {
  return (
    <SearchBar list={partnerList} filters={filters} hint={strings.searchHint}>
      {(choose) => (
        <>
          <SelectField
            name="category"
            label={strings.category}
            placeholder={strings.allCategories}
            options={domainOptions}
            value={filters.category ?? ''}
            onChange={choose('category')}
          />
          <SelectField
            name="county"
            label={strings.county}
            placeholder={strings.allCounties}
            options={countyOptions}
            value={filters.county ?? ''}
            onChange={choose('county')}
          />
          <SelectField
            name="sort"
            label={strings.sort}
            options={sorts}
            value={filters.sort}
            onChange={choose('sort')}
          />
        </>
      )}
    </SearchBar>
  );
}

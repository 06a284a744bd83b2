import { PARTNER_SORTS, type PartnerQuery } from '@psp/contracts/partners';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useCallback } from 'react';
import { useTypedText } from '../common/use-typed-text.ts';
import { type FilterName, withFilter } from './filters.ts';
import { messages } from './messages.ts';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const domains = optionsOf(DOMAINS);
const counties = optionsOf(COUNTIES).toSorted((one, other) => one.label.localeCompare(other.label, 'ro'));
const sorts = PARTNER_SORTS.map((value) => ({ value, label: messages.sorts[value].label }));

interface FiltersProps {
  filters: PartnerQuery;
  /** `isTyping` asks to replace the entry of the history instead of adding one for every pause. */
  onChange: (filters: PartnerQuery, options: { isTyping: boolean }) => void;
}

/** Search, domain, county and order; each change goes to the address. */
export function PartnerFilters({ filters, onChange }: FiltersProps) {
  const typed = useCallback(
    (text: string) => onChange(withFilter(filters, 'q', text), { isTyping: filters.q !== '' }),
    [filters, onChange],
  );
  const [text, setText] = useTypedText(filters.q, typed);
  const set = (name: FilterName | 'sort') => (value: string) =>
    onChange(withFilter(filters, name, value), { isTyping: false });
  return (
    <FilterBar label={messages.filters} onSubmit={() => set('q')(text.trim())}>
      <SearchField name="q" label={messages.search} placeholder={messages.searchHint} value={text} onChange={setText} />
      <SelectField
        name="category"
        label={messages.category}
        placeholder={messages.allCategories}
        options={domains}
        value={filters.category ?? ''}
        onChange={set('category')}
      />
      <SelectField
        name="county"
        label={messages.county}
        placeholder={messages.allCounties}
        options={counties}
        value={filters.county ?? ''}
        onChange={set('county')}
      />
      <SelectField name="sort" label={messages.sort} options={sorts} value={filters.sort} onChange={set('sort')} />
    </FilterBar>
  );
}

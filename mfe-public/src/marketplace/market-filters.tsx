import type { MarketQuery } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useCallback } from 'react';
import { useTypedText } from '../common/use-typed-text.ts';
import { withFilter } from './filters.ts';
import { messages } from './messages.ts';

const domains = Object.entries(DOMAINS).map(([value, label]) => ({ value, label }));

interface FiltersProps {
  filters: MarketQuery;
  /** `isTyping` asks to replace the entry of the history instead of adding one for every pause. */
  onChange: (filters: MarketQuery, options: { isTyping: boolean }) => void;
}

/** Search and domain; each change goes to the address. */
export function MarketFilters({ filters, onChange }: FiltersProps) {
  const typed = useCallback(
    (text: string) => onChange(withFilter(filters, 'q', text), { isTyping: filters.q !== '' }),
    [filters, onChange],
  );
  const [text, setText] = useTypedText(filters.q, typed);
  return (
    <FilterBar
      label={messages.filters}
      onSubmit={() => onChange(withFilter(filters, 'q', text.trim()), { isTyping: false })}
    >
      <SearchField name="q" label={messages.search} placeholder={messages.searchHint} value={text} onChange={setText} />
      <SelectField
        name="category"
        label={messages.category}
        placeholder={messages.allCategories}
        options={domains}
        value={filters.category ?? ''}
        onChange={(value) => onChange(withFilter(filters, 'category', value), { isTyping: false })}
      />
    </FilterBar>
  );
}

import type { CommunityQuery } from '@psp/contracts/communities';
import { Button } from '@psp/design-system/button';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useCallback } from 'react';
import { useTypedText } from '../common/use-typed-text.ts';
import { countyNames } from './county-names.ts';
import { withFilter } from './filters.ts';
import { messages } from './messages.ts';

const counties = countyNames.map(([value, label]) => ({ value, label }));

interface FiltersProps {
  filters: CommunityQuery;
  /** `isTyping` asks to replace the entry of the history instead of adding one for every pause. */
  onChange: (filters: CommunityQuery, options: { isTyping: boolean }) => void;
}

/** Search and county; each change goes to the address. Without JavaScript it is a plain form. */
export function CommunityFilters({ filters, onChange }: FiltersProps) {
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
        name="judet"
        label={messages.countyLabel}
        placeholder={messages.allCounties}
        options={counties}
        value={filters.judet ?? ''}
        onChange={(value) => onChange(withFilter(filters, 'judet', value), { isTyping: false })}
      />
      <Button type="submit" variant="secondary">
        {messages.apply}
      </Button>
    </FilterBar>
  );
}

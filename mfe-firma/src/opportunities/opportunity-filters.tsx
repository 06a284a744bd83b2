import type { OpportunityQuery } from '@psp/contracts/opportunities';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useEffect, useState } from 'react';
import { DEFAULTS, OPTIONS, withFilter } from './filters.ts';
import { messages } from './messages.ts';

const TYPING_PAUSE_MS = 400;

interface FiltersProps {
  filters: OpportunityQuery;
  /** `isTyping` asks to replace the entry of the history instead of adding one for every pause. */
  onChange: (filters: OpportunityQuery, options: { isTyping: boolean }) => void;
}

/** Search, domain, county, state and sort; each change goes to the address. */
export function OpportunityFilters({ filters, onChange }: FiltersProps) {
  const [text, setText] = useTypedText(filters, onChange);
  const set = (name: string) => (value: string) => onChange(withFilter(filters, name, value), { isTyping: false });
  return (
    <FilterBar label={messages.filters} onSubmit={() => onChange(withFilter(filters, 'q', text), { isTyping: false })}>
      <SearchField label={messages.search} placeholder={messages.searchHint} value={text} onChange={setText} />
      <SelectField
        label={messages.category}
        placeholder={messages.allCategories}
        options={OPTIONS.category}
        value={filters.category ?? ''}
        onChange={set('category')}
      />
      <SelectField
        label={messages.county}
        placeholder={messages.allCounties}
        options={OPTIONS.county}
        value={filters.county ?? ''}
        onChange={set('county')}
      />
      <SelectField label={messages.status} options={OPTIONS.status} value={filters.status} onChange={set('status')} />
      <SelectField label={messages.sort} options={OPTIONS.sort} value={filters.sort} onChange={set('sort')} />
    </FilterBar>
  );
}

/* What is typed goes to the address after a pause; what the address says (a removed chip, Back) comes back to the box. */
function useTypedText(filters: OpportunityQuery, onChange: FiltersProps['onChange']) {
  const [text, setText] = useState(filters.q);
  const [known, setKnown] = useState(filters.q);
  if (known !== filters.q) {
    setKnown(filters.q);
    if (filters.q !== text.trim()) setText(filters.q);
  }
  useEffect(() => {
    if (text.trim() === filters.q) return;
    const timer = setTimeout(
      () => onChange(withFilter(filters, 'q', text), { isTyping: filters.q !== DEFAULTS.q }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, filters, onChange]);
  return [text, setText] as const;
}

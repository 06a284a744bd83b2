import type { PartnerQuery } from '@psp/contracts/partners';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useEffect, useState } from 'react';
import { withFilter } from './filters.ts';
import { messages } from './messages.ts';

const TYPING_PAUSE_MS = 400;

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const domains = optionsOf(DOMAINS);
const counties = optionsOf(COUNTIES).toSorted((one, other) => one.label.localeCompare(other.label, 'ro'));

interface FiltersProps {
  filters: PartnerQuery;
  /** `isTyping` asks to replace the entry of the history instead of adding one for every pause. */
  onChange: (filters: PartnerQuery, options: { isTyping: boolean }) => void;
}

/** Search, domain and county; each change goes to the address. */
export function PartnerFilters({ filters, onChange }: FiltersProps) {
  const [text, setText] = useTypedText(filters, onChange);
  const set = (name: 'category' | 'county') => (value: string) =>
    onChange(withFilter(filters, name, value), { isTyping: false });
  return (
    <FilterBar
      label={messages.filters}
      onSubmit={() => onChange(withFilter(filters, 'q', text.trim()), { isTyping: false })}
    >
      <SearchField label={messages.search} placeholder={messages.searchHint} value={text} onChange={setText} />
      <SelectField
        label={messages.category}
        placeholder={messages.allCategories}
        options={domains}
        value={filters.category ?? ''}
        onChange={set('category')}
      />
      <SelectField
        label={messages.county}
        placeholder={messages.allCounties}
        options={counties}
        value={filters.county ?? ''}
        onChange={set('county')}
      />
    </FilterBar>
  );
}

/* What is typed goes to the address after a pause; what the address says (a removed chip, Back) comes back to the box. */
function useTypedText(filters: PartnerQuery, onChange: FiltersProps['onChange']) {
  const [text, setText] = useState(filters.q);
  const [known, setKnown] = useState(filters.q);
  if (known !== filters.q) {
    setKnown(filters.q);
    if (filters.q !== text.trim()) setText(filters.q);
  }
  useEffect(() => {
    if (text.trim() === filters.q) return;
    const timer = setTimeout(
      () => onChange(withFilter(filters, 'q', text.trim()), { isTyping: filters.q !== '' }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, filters, onChange]);
  return [text, setText] as const;
}

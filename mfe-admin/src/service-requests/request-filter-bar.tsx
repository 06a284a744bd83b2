import { REQUEST_STATUS, REQUEST_STATUSES } from '@psp/contracts/service-requests';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useEffect, useState } from 'react';
import { type RequestFilters, withFilter } from './filters.ts';
import { messages } from './messages.ts';

const TYPING_PAUSE_MS = 400;
/** A draft is private to its authority and never listed here. */
const statuses = REQUEST_STATUSES.filter((value) => value !== 'draft').map((value) => ({
  value,
  label: REQUEST_STATUS[value].label,
}));

interface FilterBarProps {
  filters: RequestFilters;
  /** `isTyping` asks to replace the entry of the history instead of adding one for every pause. */
  onChange: (filters: RequestFilters, options: { isTyping: boolean }) => void;
}

/** Search and state; each change goes to the address. */
export function RequestFilterBar({ filters, onChange }: FilterBarProps) {
  const [text, setText] = useTypedText(filters, onChange);
  return (
    <FilterBar
      label={messages.filters}
      onSubmit={() => onChange(withFilter(filters, 'q', text.trim()), { isTyping: false })}
    >
      <SearchField label={messages.search} placeholder={messages.searchHint} value={text} onChange={setText} />
      <SelectField
        label={messages.status}
        placeholder={messages.allStatuses}
        options={statuses}
        value={filters.status ?? ''}
        onChange={(value) => onChange(withFilter(filters, 'status', value), { isTyping: false })}
      />
    </FilterBar>
  );
}

/* What is typed goes to the address after a pause; what the address says (a removed chip, Back) comes back to the box. */
function useTypedText(filters: RequestFilters, onChange: FilterBarProps['onChange']) {
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

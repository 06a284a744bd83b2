import { REQUEST_STATUS, REQUEST_STATUSES } from '@psp/contracts/service-requests';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useCallback } from 'react';
import { useTypedText } from '../common/use-typed-text.ts';
import { type RequestFilters, withFilter } from './filters.ts';
import { messages } from './messages.ts';

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
  const search = useCallback(
    (typed: string, options: { isTyping: boolean }) => onChange(withFilter(filters, 'q', typed), options),
    [filters, onChange],
  );
  const [text, setText] = useTypedText(filters.q, search);
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

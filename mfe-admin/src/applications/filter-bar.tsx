import { COUNTIES } from '@psp/contracts/taxonomies';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useCallback } from 'react';
import { KIND_LABELS, messages as common } from '../common/messages.ts';
import { useTypedText } from '../common/use-typed-text.ts';
import { type ApplicationFilters, statusLabel, withFilter } from './filters.ts';
import { messages } from './messages.ts';

const SHOWN_FIRST = [
  'open',
  'pending',
  'needs_info',
  'unconfirmed',
  'approved',
  'rejected',
  'suspended',
  'all',
] as const;
const statuses = SHOWN_FIRST.map((value) => ({ value, label: statusLabel(value) }));
const kinds = [
  { value: 'all', label: messages.allKinds },
  { value: 'uat', label: KIND_LABELS.uat },
  { value: 'firma', label: KIND_LABELS.firma },
];
const counties = [
  { value: 'all', label: messages.allCounties },
  ...Object.entries(COUNTIES)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ro')),
];

interface ApplicationFilterBarProps {
  filters: ApplicationFilters;
  onChange: (filters: ApplicationFilters, options?: { isTyping: boolean }) => void;
}

/** Search, state, kind and county; each change goes to the address. */
export function ApplicationFilterBar({ filters, onChange }: ApplicationFilterBarProps) {
  const search = useCallback(
    (typed: string, options?: { isTyping: boolean }) => onChange(withFilter(filters, 'q', typed), options),
    [filters, onChange],
  );
  const [text, setText] = useTypedText(filters.q, search);
  const choose = (name: keyof ApplicationFilters) => (value: string) => onChange(withFilter(filters, name, value));
  return (
    <FilterBar label={common.filters} onSubmit={() => search(text.trim())}>
      <SearchField label={common.search} placeholder={messages.searchHint} value={text} onChange={setText} />
      <SelectField label={common.status} options={statuses} value={filters.status} onChange={choose('status')} />
      <SelectField label={messages.kind} options={kinds} value={filters.kind} onChange={choose('kind')} />
      <SelectField label={messages.county} options={counties} value={filters.county} onChange={choose('county')} />
    </FilterBar>
  );
}

import { TICKET_KIND_LABELS, TICKET_KINDS } from '@psp/contracts/ticket-basics';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar } from '@psp/design-system/filters';
import { useCallback } from 'react';
import { messages as common } from '../common/messages.ts';
import { useTypedText } from '../common/use-typed-text.ts';
import { statusLabel, type TicketFilters, withFilter } from './filters.ts';
import { messages } from './messages.ts';

const statuses = (['active', 'open', 'pending', 'resolved', 'closed', 'all'] as const).map((value) => ({
  value,
  label: statusLabel(value),
}));
const kinds = [
  { value: 'all', label: messages.allKinds },
  ...TICKET_KINDS.map((value) => ({ value, label: TICKET_KIND_LABELS[value] })),
];
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const assignees = optionsOf(messages.assigneeOf);
const dues = optionsOf(messages.dueOf);

interface TicketFilterBarProps {
  filters: TicketFilters;
  onChange: (filters: TicketFilters, options?: { isTyping: boolean }) => void;
}

/** Search, state, kind, who takes care and what is late; each change goes to the address. */
export function TicketFilterBar({ filters, onChange }: TicketFilterBarProps) {
  const search = useCallback(
    (typed: string, options?: { isTyping: boolean }) => onChange(withFilter(filters, 'q', typed), options),
    [filters, onChange],
  );
  const [text, setText] = useTypedText(filters.q, search);
  const choose = (name: keyof TicketFilters) => (value: string) => onChange(withFilter(filters, name, value));
  return (
    <FilterBar label={common.filters} onSubmit={() => search(text.trim())}>
      <SearchField label={common.search} placeholder={messages.searchHint} value={text} onChange={setText} />
      <SelectField label={common.status} options={statuses} value={filters.status} onChange={choose('status')} />
      <SelectField label={messages.kind} options={kinds} value={filters.kind} onChange={choose('kind')} />
      <SelectField
        label={messages.assignee}
        options={assignees}
        value={filters.assignee}
        onChange={choose('assignee')}
      />
      <SelectField label={messages.due} options={dues} value={filters.due} onChange={choose('due')} />
    </FilterBar>
  );
}

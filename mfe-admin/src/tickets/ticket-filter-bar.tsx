import { TICKET_KIND_LABELS, TICKET_KINDS } from '@psp/contracts/ticket-basics';
import type { TicketQuery } from '@psp/contracts/tickets';
import { SelectField } from '@psp/design-system/fields';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { strings as common } from '../common/strings.ts';
import { statusLabel, ticketList } from './filters.ts';
import { strings } from './strings.ts';

const statuses = (['active', 'open', 'pending', 'resolved', 'closed', 'all'] as const).map((value) => ({
  value,
  label: statusLabel(value),
}));
const kinds = [
  { value: 'all', label: strings.allKinds },
  ...TICKET_KINDS.map((value) => ({ value, label: TICKET_KIND_LABELS[value] })),
];
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const assignees = optionsOf(strings.assigneeOf);
const dues = optionsOf(strings.dueOf);

/** Search, state, kind, who takes care and what is late. */
export function TicketFilterBar({ filters }: { filters: TicketQuery }) {
  return (
    <SearchBar list={ticketList} filters={filters} hint={strings.searchHint}>
      {(choose) => (
        <>
          <SelectField label={common.status} options={statuses} value={filters.status} onChange={choose('status')} />
          <SelectField label={strings.kind} options={kinds} value={filters.kind} onChange={choose('kind')} />
          <SelectField
            label={strings.assignee}
            options={assignees}
            value={filters.assignee}
            onChange={choose('assignee')}
          />
          <SelectField label={strings.due} options={dues} value={filters.due} onChange={choose('due')} />
        </>
      )}
    </SearchBar>
  );
}

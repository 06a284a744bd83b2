import type { AuditList, AuditQuery } from '@psp/contracts/audit';
import { Button } from '@psp/design-system/button';
import { ComboBoxField } from '@psp/design-system/combo-box-loader';
import { FilterBar } from '@psp/design-system/filters';
import { SelectField } from '@psp/design-system/select-field';
import { PartyField, type PartySearch } from '@psp/features/parties/ui/party-field';
import type { Chip } from '@psp/remote/lists/list-filters';
import { strings as lists } from '@psp/remote/lists/strings';
import { useChanges } from '@psp/remote/lists/use-changes';
import { DayFilter } from '../common/day-filter.tsx';
import { actOptions, auditFilters } from './filters.ts';
import { organisationSearch, personSearch } from './queries.ts';
import { strings } from './strings.ts';

interface AuditBarProps {
  filters: AuditQuery;
  list: AuditList | undefined;
  chips: readonly Chip[];
  /** Formatted total, '' while it is not known. */
  count: string;
  onClear: () => void;
}

/** Filters of the audit; each change updates the address. On a narrow screen they fold into a sheet. */
export function AuditBar({ filters, list, chips, count, onClear }: AuditBarProps) {
  const change = useChanges(auditFilters, filters);
  const party = (name: 'account' | 'organisation', label: string, placeholder: string, search: PartySearch) => {
    const value = filters[name] ?? '';
    const known = list?.chosen[name];
    return (
      <PartyField
        key={name}
        field={{ id: `audit-${name}`, name, value, onChange: (id) => change(name, id) }}
        label={label}
        placeholder={placeholder}
        search={search}
        stored={value && known ? { id: value, name: known } : null}
      />
    );
  };
  return (
    <FilterBar
      label={lists.filters}
      words={{ filters: lists.filterSheet, close: lists.close, show: lists.show(count) }}
      active={chips.length}
      clear={
        chips.length > 0 ? (
          <Button variant="secondary" onPress={onClear}>
            {lists.clearFilters}
          </Button>
        ) : null
      }
    >
      {party('account', strings.person, strings.personHint, personSearch)}
      {party('organisation', strings.organisation, strings.organisationHint, organisationSearch)}
      {auditFilters.choices
        .filter(({ name }) => name !== 'act')
        .map(({ name, ...choice }) => (
          <SelectField
            key={name}
            name={name}
            {...choice}
            value={String(filters[name] ?? '')}
            onChange={(value) => {
              // The chosen act is one on the kind of object that was chosen before.
              if (name === 'entity' && filters.act) change('act', '');
              change(name, value);
            }}
          />
        ))}
      <ComboBoxField
        id="audit-act"
        name="act"
        label={strings.act}
        placeholder={strings.anyAct}
        options={actOptions(filters.entity)}
        value={filters.act ?? ''}
        onChange={(value) => change('act', value)}
      />
      <DayFilter label={strings.fromDay} value={filters.from} onChange={(day) => change('from', day)} />
      <DayFilter label={strings.toDay} value={filters.to} onChange={(day) => change('to', day)} />
    </FilterBar>
  );
}

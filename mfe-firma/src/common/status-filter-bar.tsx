import { SelectField } from '@psp/design-system/fields';
import { FilterBar, FilterChips } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { messages } from './messages.ts';

const Box = styled.div`
  > form > * { max-width: 320px; }
`;

interface StatusFilterBarProps {
  /** Names the search for screen readers. */
  label: string;
  options: { value: string; label: string }[];
  /** '' for all. */
  value: string;
  onChange: (value: string) => void;
  /** "21 de oferte"; '' while it is not known. */
  count: string;
}

/** The one filter of a list by state, with its chip and the count. */
export function StatusFilterBar({ label, options, value, onChange, count }: StatusFilterBarProps) {
  return (
    <Stack gap={12}>
      <Box>
        <FilterBar label={label}>
          <SelectField
            label={messages.status}
            placeholder={messages.allStatuses}
            options={options}
            value={value}
            onChange={onChange}
          />
        </FilterBar>
      </Box>
      <FilterChips
        chips={options
          .filter((option) => option.value === value)
          .map((option) => ({ key: 'status', label: option.label }))}
        onRemove={() => onChange('')}
        clearLabel={messages.clearFilters}
        onClear={() => onChange('')}
        removeLabel={messages.removeFilter}
        count={count}
      />
    </Stack>
  );
}

import { REQUEST_STATUS, REQUEST_STATUSES } from '@psp/contracts/service-requests';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { Button } from '@psp/design-system/button';
import { SearchField, SelectField } from '@psp/design-system/fields';
import { FilterBar, FilterChips } from '@psp/design-system/filters';
import { Stack } from '@psp/design-system/page';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ListFilters, listHref, readFilters } from './filters.ts';
import { messages } from './messages.ts';

const statuses = REQUEST_STATUSES.map((value) => ({ value, label: REQUEST_STATUS[value].label }));
const domains = Object.entries(DOMAINS).map(([value, label]) => ({ value, label }));

function chipsOf({ q, status, category }: ListFilters) {
  return [
    ...(q ? [{ key: 'q', label: messages.searched(q) }] : []),
    ...(status ? [{ key: 'status', label: REQUEST_STATUS[status].label }] : []),
    ...(category ? [{ key: 'category', label: DOMAINS[category] }] : []),
  ];
}

/* Follows the address when it changes by itself (Back, a removed chip), not when it answers what is being typed here. */
function useSearchText(current: string) {
  const [text, setText] = useState(current);
  const [seen, setSeen] = useState(current);
  const [own, setOwn] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (own !== current) setText(current);
  }
  const submitted = (q: string) => {
    setOwn(q);
    if (q === '') setText('');
  };
  return { text, setText, submitted };
}

interface ListControlsProps {
  filters: ListFilters;
  /** null while it is not known. */
  total: number | null;
}

/** Search and filters; each change goes to the address, which the list follows. */
export function ListControls({ filters, total }: ListControlsProps) {
  const navigate = useNavigate();
  const { text, setText, submitted } = useSearchText(filters.q);
  const go = (change: Record<string, string>) => {
    const next = readFilters(new URLSearchParams({ ...filters, q: text, page: '1', ...change }));
    submitted(next.q);
    void navigate(listHref(next), { preventScrollReset: true });
  };
  return (
    <Stack gap={12}>
      <FilterBar label={messages.filters} onSubmit={() => go({})}>
        <SearchField label={messages.search} placeholder={messages.searchHint} value={text} onChange={setText} />
        <SelectField
          label={messages.status}
          placeholder={messages.anyStatus}
          options={statuses}
          value={filters.status}
          onChange={(status) => go({ status })}
        />
        <SelectField
          label={messages.category}
          placeholder={messages.anyCategory}
          options={domains}
          value={filters.category}
          onChange={(category) => go({ category })}
        />
        <Button type="submit" variant="secondary">
          {messages.find}
        </Button>
      </FilterBar>
      <FilterChips
        chips={chipsOf(filters)}
        count={total === null ? '' : messages.count(total)}
        clearLabel={messages.clearFilters}
        removeLabel={messages.removeFilter}
        onRemove={(key) => go({ [key]: '' })}
        onClear={() => go({ q: '', status: '', category: '' })}
      />
    </Stack>
  );
}

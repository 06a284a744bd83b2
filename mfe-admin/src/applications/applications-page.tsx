import { FilterChips } from '@psp/design-system/filters';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages as common } from '../common/messages.ts';
import { Results } from '../common/results.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { ApplicationFilterBar } from './filter-bar.tsx';
import {
  type ApplicationFilters,
  applicationAddress,
  filterChips,
  isQueue,
  listAddress,
  NO_FILTERS,
  readFilters,
  withoutFilter,
} from './filters.ts';
import { messages } from './messages.ts';
import { applicationsQuery } from './queries.ts';

/** The queue of applications; search and filters stand in the address. */
export function ApplicationsPage() {
  usePageTitle(common.applications);
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const query = useQuery(applicationsQuery(filters));
  const show = useShow();
  const clear = () => show(NO_FILTERS);
  const chips = filterChips(filters);
  const count = query.data ? messages.count(query.data.total) : '';
  return (
    <Page width="wide">
      <PageHeader
        title={common.applications}
        lead={leadOf(filters.status)}
        meta={query.data ? [messages.waiting(query.data.waiting)] : []}
      />
      <Stack gap={12}>
        <ApplicationFilterBar filters={filters} onChange={show} />
        <FilterChips
          chips={chips}
          onRemove={(key) => show(withoutFilter(filters, key))}
          clearLabel={common.clearFilters}
          onClear={clear}
          removeLabel={common.removeFilter}
          count={count}
        />
      </Stack>
      <Loaded query={query} rows={10}>
        {(list) => (
          <Results
            list={list}
            count={count}
            hrefFor={(page) => listAddress({ ...filters, page })}
            isFiltered={chips.length > 0}
            onClear={clear}
            words={messages}
          >
            <ApplicationsTable items={list.items} hrefOf={(id) => applicationAddress(id, filters)} />
          </Results>
        )}
      </Loaded>
    </Page>
  );
}

function leadOf(status: ApplicationFilters['status']): string {
  if (status === 'open') return messages.openFirst;
  return isQueue(status) ? messages.oldestFirst : messages.newestFirst;
}

function useShow() {
  const navigate = useNavigate();
  return useCallback(
    (filters: ApplicationFilters, options?: { isTyping: boolean }) => {
      void navigate(listAddress(filters), { replace: options?.isTyping ?? false, preventScrollReset: true });
    },
    [navigate],
  );
}

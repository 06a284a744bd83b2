import { strings as navigation } from '@psp/contracts/navigation-strings';
import type { ApplicationQuery } from '@psp/contracts/applications';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { ApplicationsTable } from './applications-table.tsx';
import { applicationAddress, applicationList, isQueue } from './filters.ts';
import { strings } from './strings.ts';
import { applicationsQuery } from './queries.ts';

/** The queue of applications; search and filters stand in the address. */
export function ApplicationsPage() {
  usePageTitle(navigation.applications);
  const listed = useListed(applicationList, applicationsQuery);
  const { filters, query } = listed;
  return (
    <Page width="wide">
      <PageHeader title={navigation.applications} meta={query.data ? [strings.waiting(query.data.waiting)] : []} />
      <FilteredList {...listed} words={strings} order={orderOf(filters.status)}>
        {({ items }) => <ApplicationsTable items={items} hrefOf={(id) => applicationAddress(id, filters)} />}
      </FilteredList>
    </Page>
  );
}

function orderOf(status: ApplicationQuery['status']): string {
  if (status === 'open') return strings.openFirst;
  return isQueue(status) ? strings.oldestFirst : strings.newestFirst;
}

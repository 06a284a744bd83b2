import { strings as navigation } from '@psp/contracts/navigation-strings';
import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { requestList } from './filters.ts';
import { strings } from './strings.ts';
import { requestsQuery } from './queries.ts';
import { RequestsTable } from './requests-table.tsx';

/** All requests of the network; search and state stand in the address. */
export function RequestsPage() {
  usePageTitle(navigation.serviceRequests);
  const [search] = useSearchParams();
  const filters = requestList.read(search);
  const query = useQuery(requestsQuery(filters));
  return (
    <Page width="wide">
      <PageHeader title={navigation.serviceRequests} lead={strings.lead} />
      <FilteredList list={requestList} filters={filters} query={query} words={strings}>
        {({ items }) => (
          <Card>
            <RequestsTable caption={navigation.serviceRequests} requests={items} empty={strings.emptyText} isWide />
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}

import { strings as navigation } from '@psp/contracts/navigation-strings';
import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { requestList } from './filters.ts';
import { strings } from './strings.ts';
import { requestsQuery } from './queries.ts';
import { RequestsTable } from './requests-table.tsx';

/** All sent requests, with search and filters in the address. */
export function RequestsPage() {
  usePageTitle(navigation.serviceRequests);
  const listed = useListed(requestList, requestsQuery);
  return (
    <Page width="wide">
      <PageHeader title={navigation.serviceRequests} lead={strings.lead} />
      <FilteredList {...listed} words={strings}>
        {({ items }) => (
          <Card>
            <RequestsTable caption={navigation.serviceRequests} requests={items} empty={strings.emptyText} isWide />
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}

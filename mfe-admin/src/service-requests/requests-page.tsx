import { Card } from '@psp/design-system/card';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { requestList } from './filters.ts';
import { NAME } from './name.ts';
import { strings } from './strings.ts';
import { requestsQuery } from './queries.ts';
import { RequestsTable } from './requests-table.tsx';

/** All sent requests, with search and filters in the address. */
export function RequestsPage() {
  usePageTitle(NAME);
  const listed = useListed(requestList, requestsQuery);
  return (
    <Page width="wide">
      <PageHeader title={NAME} lead={strings.lead} />
      <FilteredList {...listed} words={strings}>
        {({ items }) => (
          <Card>
            <RequestsTable caption={NAME} requests={items} empty={strings.emptyText} isWide />
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}

import { Card } from '@psp/design-system/card';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { BENEFITS_TRAIL } from '../discount-codes/trail.ts';
import { Issue } from './issue.tsx';
import { magazineFilters, magazineIssuesQuery } from './queries.ts';
import { strings } from './strings.ts';

/** /firma/network/revista: all issues of the magazine. */
export function MagazinePage() {
  usePageTitle(strings.title);
  const listed = useListed(magazineFilters, magazineIssuesQuery);
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[...BENEFITS_TRAIL, { label: strings.title }]}
      />
      <FilteredList {...listed} words={strings} order={strings.newest}>
        {({ items }) => (
          <Stack gap={12}>
            {items.map((issue) => (
              <Card key={issue.id} aria-label={issue.title}>
                <Issue issue={issue} isLarge level={2} />
              </Card>
            ))}
          </Stack>
        )}
      </FilteredList>
    </Page>
  );
}

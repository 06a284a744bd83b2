import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { ClaimsTable } from './claims-table.tsx';
import { BENEFITS_PATH, historyFilters, historyQuery } from './queries.ts';
import { strings } from './strings.ts';

/** /firma/network/beneficii/istoric: all claims of the firm. */
export function HistoryPage() {
  const { history } = strings;
  usePageTitle(history.pageTitle);
  const listed = useListed(historyFilters, historyQuery);
  return (
    <Page>
      <PageHeader
        title={history.pageTitle}
        lead={history.lead}
        breadcrumb={[{ label: strings.title, href: BENEFITS_PATH }, { label: history.pageTitle }]}
      />
      <FilteredList {...listed} words={history} bar={<span />}>
        {({ items }) => <ClaimsTable claims={items} />}
      </FilteredList>
    </Page>
  );
}

import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { dayChips } from '@psp/features/reports/ui/day-chips';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { SavedFilters } from '@psp/features/saved-filters/ui/saved-filters';
import { strings as consultations } from '../consultations/strings.ts';
import { strings as groups } from '../groups/strings.ts';
import { requestList } from './filters.ts';
import { HowItWorks } from './how-it-works.tsx';
import { strings } from './strings.ts';
import { exportHref, requestsQuery } from './queries.ts';
import { RequestTable } from './request-table.tsx';

const KEPT = { area: 'uat', name: 'requests' } as const;

/** /uat/service-requests: all requests of the authority. */
export function ListPage() {
  const listed = useListed(requestList, requestsQuery);
  const readsOnly = useReadsOnly();
  usePageTitle(strings.title);
  const create = readsOnly ? null : (
    <Row>
      <ButtonLink href="/uat/service-requests/new?fel=consultation" variant="secondary">
        {consultations.create}
      </ButtonLink>
      <ButtonLink href="/uat/service-requests/new?fel=group" variant="secondary">
        {groups.create}
      </ButtonLink>
      <ButtonLink href="/uat/service-requests/new" icon={<Plus aria-hidden />}>
        {strings.create}
      </ButtonLink>
    </Row>
  );
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} actions={create} />
      <p>
        <Link href="/uat/service-requests/groups">{groups.list.open}</Link>
      </p>
      <FilteredList
        {...listed}
        words={readsOnly ? { ...strings, emptyText: strings.emptyToRead } : strings}
        moreChips={dayChips(listed.filters, strings)}
        submitLabel={strings.find}
        emptyAction={create}
        note={<SavedFilters kept={KEPT} list={requestList} filters={listed.filters} />}
        order={
          listed.query.data?.total ? <ExportLinks hrefOf={(format) => exportHref(listed.filters, format)} /> : null
        }
      >
        {({ items }) => <RequestTable items={items} />}
      </FilteredList>
      <HowItWorks />
    </Page>
  );
}

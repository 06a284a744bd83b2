import { SECTION_LABELS, type SectionList } from '@psp/contracts/site-content';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { strings as common } from '../common/strings.ts';
import { Day, Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';
import { sectionsQuery } from './queries.ts';

const columns: RecordColumns<SectionList['items'][number]> = [
  {
    key: 'section',
    label: strings.section,
    cell: ({ key }) => (
      <Link href={`/admin/content/${key}`} isStrong>
        {SECTION_LABELS[key]}
      </Link>
    ),
  },
  {
    key: 'changed',
    label: strings.changed,
    cell: ({ version, savedAt, savedBy }) => (
      <>
        <Day dateTime={savedAt}>{formatDateTime(savedAt)}</Day>
        <Under>{version === 1 ? strings.initial : (savedBy ?? strings.portal)}</Under>
      </>
    ),
  },
];

/** /admin/content: the sections of the landing page, each with its last change. */
export function SectionsPage() {
  usePageTitle(common.content);
  const query = useQuery(sectionsQuery);
  return (
    <Page>
      <PageHeader title={common.content} lead={strings.lead} />
      <Loaded query={query} rows={8}>
        {({ items }) => (
          <RecordTable caption={common.content} columns={columns} rows={items} keyOf={({ key }) => key} dense />
        )}
      </Loaded>
    </Page>
  );
}

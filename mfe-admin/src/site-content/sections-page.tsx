import { SECTION_LABELS, type SectionList } from '@psp/contracts/site-content';
import { Card } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { strings as common } from '../common/strings.ts';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';
import { sectionsQuery } from './queries.ts';

const columns = [
  { key: 'section', label: strings.section },
  { key: 'changed', label: strings.changed },
];

/** /admin/content: the sections of the landing page, each with its last change. */
export function SectionsPage() {
  usePageTitle(common.content);
  const query = useQuery(sectionsQuery);
  return (
    <Page>
      <PageHeader title={common.content} lead={strings.lead} />
      <Loaded query={query} rows={8}>
        {(list) => <Sections list={list} />}
      </Loaded>
    </Page>
  );
}

function Sections({ list }: { list: SectionList }) {
  return (
    <Card>
      <Table caption={common.content} isCaptionHidden columns={columns}>
        {list.items.map(({ key, version, savedAt, savedBy }) => (
          <Tr key={key}>
            <Th>
              <RowTitle>
                <Link href={`/admin/content/${key}`} isStrong>
                  {SECTION_LABELS[key]}
                </Link>
              </RowTitle>
            </Th>
            <Td>
              <Day dateTime={savedAt}>{formatDateTime(savedAt)}</Day>
              <Under>{version === 1 ? strings.initial : (savedBy ?? strings.portal)}</Under>
            </Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

import { strings as navigation } from '@psp/contracts/navigation-strings';
import type { LegalAdminList } from '@psp/contracts/legal';
import { LEGAL_TITLES } from '@psp/contracts/legal-documents';
import { Badge } from '@psp/design-system/badge';
import { Card } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { strings as common } from '../common/strings.ts';
import { RowTitle, Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';
import { documentsQuery } from './queries.ts';

const columns = [
  { key: 'document', label: strings.document },
  { key: 'version', label: strings.inForce },
  { key: 'draft', label: strings.draft },
];

/** /admin/legal: the legal documents, each with the version in force. */
export function DocumentsPage() {
  usePageTitle(navigation.legal);
  const query = useQuery(documentsQuery);
  return (
    <Page>
      <PageHeader title={navigation.legal} lead={strings.lead} />
      <Loaded query={query} rows={4}>
        {(list) => <Documents list={list} />}
      </Loaded>
    </Page>
  );
}

function Documents({ list }: { list: LegalAdminList }) {
  return (
    <Card>
      <Table caption={navigation.legal} isCaptionHidden columns={columns}>
        {list.items.map(({ slug, number, effectiveOn, hasDraft }) => (
          <Tr key={slug}>
            <Th>
              <RowTitle>
                <Link href={`/admin/legal/${slug}`} isStrong>
                  {LEGAL_TITLES[slug]}
                </Link>
              </RowTitle>
            </Th>
            <Td>
              {strings.version(number)}
              <Under>{strings.from(formatDate(effectiveOn))}</Under>
            </Td>
            <Td>{hasDraft ? <Badge tone="progress">{strings.draft}</Badge> : common.none}</Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

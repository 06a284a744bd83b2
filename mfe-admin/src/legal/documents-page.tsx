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
import { messages as common } from '../common/messages.ts';
import { RowTitle, Under } from '../common/under.ts';
import { messages } from './messages.ts';
import { documentsQuery } from './queries.ts';

const columns = [
  { key: 'document', label: messages.document },
  { key: 'version', label: messages.inForce },
  { key: 'draft', label: messages.draft },
];

/** /admin/legal: the legal documents, each with the version in force. */
export function DocumentsPage() {
  usePageTitle(common.legal);
  const query = useQuery(documentsQuery);
  return (
    <Page>
      <PageHeader title={common.legal} lead={messages.lead} />
      <Loaded query={query} rows={4}>
        {(list) => <Documents list={list} />}
      </Loaded>
    </Page>
  );
}

function Documents({ list }: { list: LegalAdminList }) {
  return (
    <Card>
      <Table caption={common.legal} isCaptionHidden columns={columns}>
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
              {messages.version(number)}
              <Under>{messages.from(formatDate(effectiveOn))}</Under>
            </Td>
            <Td>{hasDraft ? <Badge tone="progress">{messages.draft}</Badge> : common.none}</Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

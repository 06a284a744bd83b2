import { OwnText } from '@psp/design-system/own-text';
import type { LegalAdminList } from '@psp/contracts/legal';
import { LEGAL_TITLES } from '@psp/contracts/legal-documents';
import { Badge } from '@psp/design-system/badge';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { strings as common } from '../common/strings.ts';
import { Under } from '@psp/design-system/cells';
import { NAME } from './name.ts';
import { strings } from './strings.ts';
import { documentsQuery } from './queries.ts';

const columns: RecordColumns<LegalAdminList['items'][number]> = [
  {
    key: 'document',
    label: strings.document,
    cell: ({ slug }) => (
      <Link href={`/admin/legal/${slug}`} isStrong>
        {LEGAL_TITLES[slug]}
      </Link>
    ),
  },
  {
    key: 'version',
    label: strings.inForce,
    cell: ({ number, effectiveOn }) => (
      <>
        <OwnText>{strings.version(number)}</OwnText>
        <Under>{strings.from(formatDate(effectiveOn))}</Under>
      </>
    ),
  },
  {
    key: 'draft',
    label: strings.draft,
    cell: ({ hasDraft }) => (hasDraft ? <Badge tone="progress">{strings.draft}</Badge> : common.none),
  },
];

/** /admin/legal: the legal documents, each with the version in force. */
export function DocumentsPage() {
  usePageTitle(NAME);
  const query = useQuery(documentsQuery);
  return (
    <Page>
      <PageHeader title={NAME} lead={strings.lead} />
      <Loaded query={query} rows={4}>
        {({ items }) => <RecordTable caption={NAME} columns={columns} rows={items} keyOf={({ slug }) => slug} dense />}
      </Loaded>
    </Page>
  );
}

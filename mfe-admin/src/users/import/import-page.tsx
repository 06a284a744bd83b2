import { ORGANISATION_IMPORT_BYTES, ORGANISATION_IMPORT_STATUS } from '@psp/contracts/organisation-import-names';
import type { OrganisationImportItem, OrganisationImportView } from '@psp/contracts/organisation-imports';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { formatDateTime, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { type Problem, Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Pages } from '@psp/remote/lists/pages';
import { useListed } from '@psp/remote/lists/use-listed';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { uploadFile } from '@psp/remote/upload';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CHANGED } from '../../common/changed.ts';
import { TablePart } from '../../common/table-part.tsx';
import { sectionAddress } from '../filters.ts';
import { NAME } from '../name.ts';
import { api, importAddress, importList, importsQuery } from './queries.ts';
import { importStrings as strings } from './strings.ts';

const users = { label: NAME, href: sectionAddress('organizatii') };

/** /admin/users/import: a new table of members and partners, and the earlier ones. */
export function OrganisationImportPage() {
  usePageTitle(strings.title);
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} breadcrumb={[users, { label: strings.title }]} />
      {useIsReadOnly('support') ? <Notice tone="info">{strings.readOnly}</Notice> : <NewTable />}
      <Earlier />
    </Page>
  );
}

const FIELD = 'tabelul';
const problemOf = (file: File | null): string | null => {
  if (!file) return strings.noFile;
  return file.size > ORGANISATION_IMPORT_BYTES ? strings.tooLarge : null;
};

function NewTable() {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const send = useAct<File, OrganisationImportView>({
    send: (table) => uploadFile(api, 'POST /organisation-imports', table, {}),
    refreshes: CHANGED,
    onDone: ({ id }) => void navigate(importAddress(id)),
  });
  const message = isChecked ? problemOf(file) : null;
  const problems: Problem[] = message ? [{ id: FIELD, message }] : [];
  const pick = (picked: File | null) => {
    send.reset();
    setFile(picked);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (file && !problemOf(file)) send.run(file);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Problems title={strings.problem} errors={problems} error={send.error} />
        <TablePart
          id={FIELD}
          title={strings.table}
          accept=".csv,.txt,text/csv"
          hint={strings.hint}
          file={file}
          error={message ?? undefined}
          onPick={pick}
          example={{ href: api.href('GET /organisation-import-example'), name: 'import-membri-parteneri.csv' }}
        />
        <Row>
          <Button type="submit" isPending={send.isPending}>
            {strings.read}
          </Button>
          <Under>{strings.nothingSent}</Under>
        </Row>
      </Stack>
    </form>
  );
}

const columns: RecordColumns<OrganisationImportItem> = [
  {
    key: 'status',
    label: strings.columns.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={ORGANISATION_IMPORT_STATUS[status]} />,
  },
  {
    key: 'name',
    label: strings.columns.name,
    isTitle: true,
    cell: ({ id, name }) => (
      <Link href={importAddress(id)} isStrong>
        {name}
      </Link>
    ),
  },
  { key: 'rows', label: strings.columns.rows, align: 'end', cell: ({ rows }) => formatNumber(rows) },
  { key: 'ready', label: strings.columns.ready, align: 'end', cell: ({ ready }) => formatNumber(ready) },
  { key: 'by', label: strings.columns.by, cell: ({ by }) => by },
  {
    key: 'when',
    label: strings.columns.when,
    cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatDateTime(createdAt)}</Day>,
  },
];

function Earlier() {
  const { query } = useListed(importList, importsQuery);
  return (
    <Stack gap={16}>
      <h2>{strings.earlier}</h2>
      <Loaded query={query} rows={3}>
        {(data) =>
          data.items.length === 0 ? (
            <p>{strings.none}</p>
          ) : (
            <Stack gap={24}>
              <RecordTable caption={strings.earlier} columns={columns} rows={data.items} keyOf={({ id }) => id} dense />
              <Pages of={data} hrefFor={(page) => importList.address({ page })} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

import { IMPORT_INVITATION_LABELS, IMPORT_OUTCOME_LABELS } from '@psp/contracts/organisation-import-names';
import type { ImportInvitation, ImportRow, OrganisationImportView } from '@psp/contracts/organisation-imports';
import { StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { formatNumber } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { useMemo } from 'react';
import { CHANGED } from '../../common/changed.ts';
import { api, rowList, rowsQuery } from './queries.ts';
import { importStrings as strings, ROW_WORDS } from './strings.ts';

const columns: RecordColumns<ImportRow> = [
  { key: 'line', label: strings.line, align: 'end', cell: ({ line }) => formatNumber(line) },
  {
    key: 'outcome',
    label: strings.outcome,
    isWhole: true,
    cell: ({ outcome, invitation, sent }) => {
      const invited = sent?.status ?? invitation;
      return <StatusBadge status={invited ? IMPORT_INVITATION_LABELS[invited] : IMPORT_OUTCOME_LABELS[outcome]} />;
    },
  },
  {
    key: 'name',
    label: strings.nameAndEmail,
    isTitle: true,
    cell: ({ name, email }) => (
      <>
        {name}
        <Under>{email}</Under>
      </>
    ),
  },
  { key: 'cui', label: strings.cui, cell: ({ cui }) => cui },
  { key: 'reason', label: strings.reason, cell: ({ problem }) => problem },
  {
    key: 'acts',
    label: strings.acts,
    isLabelHidden: true,
    isWhole: true,
    cell: ({ name, sent }) => (sent ? <RevokeButton name={name} invitation={sent} /> : null),
  },
];

function RevokeButton({
  name,
  invitation: { id, email, version, actions },
}: {
  name: string;
  invitation: ImportInvitation;
}) {
  const act = useAct({
    send: () => api.call('POST /founding-invitations/:id/revoke', { id, body: { version } }),
    refreshes: CHANGED,
    done: strings.revoked,
    failed: strings.notRevoked,
    about: name,
  });
  return (
    <AskButton
      act={act}
      label={strings.revoke}
      about={name}
      title={strings.revokeTitle(name)}
      confirmLabel={strings.revokeConfirm}
      isOffered={actions.includes('revoke')}
      variant="quiet"
      size="small"
      isDanger
    >
      <p>{strings.revokeText(email)}</p>
    </AskButton>
  );
}

/** Rows of an import, with what becomes of each. */
export function Rows({ one: { id } }: { one: OrganisationImportView }) {
  const list = useMemo(() => rowList(id), [id]);
  const listed = useListed(list, (query) => rowsQuery(id, query));
  return (
    <Stack gap={16}>
      <h2>{strings.rows}</h2>
      <FilteredList {...listed} words={ROW_WORDS}>
        {({ items }) => (
          <RecordTable
            caption={strings.rows}
            columns={columns}
            rows={items}
            keyOf={({ position }) => String(position)}
          />
        )}
      </FilteredList>
    </Stack>
  );
}

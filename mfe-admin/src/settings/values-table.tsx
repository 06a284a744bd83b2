import { OwnText } from '@psp/design-system/own-text';
import type { Standing } from '@psp/contracts/dated-values';
import { Badge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { valueStrings as strings } from './value-strings.ts';

interface DatedRow {
  id: string;
  validFrom: string;
  standing: Standing;
  mayDrop: boolean;
  savedAt: string;
  savedBy: string | null;
}

const TONES = { in_force: 'success', former: 'closed', announced: 'waiting' } as const;

export interface ValuesTableProps<Row extends DatedRow> {
  caption: string;
  rows: readonly Row[];
  ofLabel: string;
  nameOf: (row: Row) => string;
  valueLabel: string;
  valueOf: (row: Row) => string;
  /** Text under the day, if any. */
  underDay?: (row: Row) => ReactNode;
  query: { queryKey: QueryKey };
  drop: (id: string) => Promise<unknown>;
}

/** Values with their first day and state. A value that starts today or later can be removed. */
export function ValuesTable<Row extends DatedRow>(props: ValuesTableProps<Row>) {
  const { caption, rows, ofLabel, nameOf, valueLabel, valueOf, underDay, query, drop } = props;
  const readsOnly = useIsReadOnly('settings');
  const columns: RecordColumns<Row> = [
    { key: 'of', label: ofLabel, cell: nameOf },
    { key: 'value', label: valueLabel, cell: valueOf },
    {
      key: 'validFrom',
      label: strings.validFrom,
      cell: (row) => (
        <>
          <OwnText>{formatDate(row.validFrom)}</OwnText>
          {underDay?.(row)}
        </>
      ),
    },
    {
      key: 'standing',
      label: strings.standing,
      cell: ({ standing }) => <Badge tone={TONES[standing]}>{strings.standings[standing]}</Badge>,
    },
    {
      key: 'saved',
      label: strings.saved,
      cell: ({ savedAt, savedBy }) => (
        <>
          <OwnText>{savedBy ?? strings.brought}</OwnText>
          <Under>{formatDate(savedAt)}</Under>
        </>
      ),
    },
    {
      key: 'actions',
      label: strings.actions,
      cell: (row) =>
        row.mayDrop && !readsOnly ? (
          <DropButton about={`${nameOf(row)}, ${valueOf(row)}`} send={() => drop(row.id)} query={query} />
        ) : null,
    },
  ];
  return <RecordTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

interface DropButtonProps {
  about: string;
  send: () => Promise<unknown>;
  query: { queryKey: QueryKey };
}

function DropButton({ about, send, query }: DropButtonProps) {
  const drop = useAct({ send, view: query, done: strings.dropped });
  return (
    <AskButton act={drop} label={strings.drop} about={about} title={strings.dropTitle} variant="quiet" size="small">
      <p>{about}</p>
      <p>{strings.dropText}</p>
    </AskButton>
  );
}

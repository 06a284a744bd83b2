import { OwnText } from '@psp/design-system/own-text';
import type { Standing } from '@psp/contracts/dated-values';
import { Badge } from '@psp/design-system/badge';
import { formatDate } from '@psp/design-system/format';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActRow } from '../common/act-row.ts';
import { valueStrings as strings } from './value-strings.ts';

interface DatedRow {
  id: string;
  validFrom: string;
  standing: Standing;
  mayDrop: boolean;
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
  /** Further acts on a row. */
  acts?: (row: Row) => ReactNode;
  query: { queryKey: QueryKey };
  drop: (id: string) => Promise<unknown>;
}

/** Values with their first day and state. A value that starts today or later can be removed. */
export function ValuesTable<Row extends DatedRow>(props: ValuesTableProps<Row>) {
  const { caption, rows, ofLabel, nameOf, valueLabel, valueOf, acts, query, drop } = props;
  const readsOnly = useIsReadOnly('settings');
  const columns: RecordColumns<Row> = [
    { key: 'of', label: ofLabel, cell: nameOf },
    // The longest: a price is written in words.
    { key: 'value', label: valueLabel, isTitle: true, cell: valueOf },
    {
      key: 'validFrom',
      label: strings.validFrom,
      cell: ({ validFrom }) => <OwnText>{formatDate(validFrom)}</OwnText>,
    },
    {
      key: 'standing',
      label: strings.standing,
      isWhole: true,
      cell: ({ standing }) => <Badge tone={TONES[standing]}>{strings.standings[standing]}</Badge>,
    },
    {
      key: 'saved',
      label: strings.saved,
      // The day on which it was written stands in the list of all changes.
      cell: ({ savedBy }) => savedBy ?? strings.brought,
    },
    {
      key: 'actions',
      label: strings.actions,
      isLabelHidden: true,
      isWhole: true,
      cell: (row) => (
        <ActRow>
          {acts?.(row)}
          {row.mayDrop ? (
            <DropButton about={`${nameOf(row)}, ${valueOf(row)}`} send={() => drop(row.id)} query={query} />
          ) : null}
        </ActRow>
      ),
    },
  ];
  const [first, ...others] = columns;
  const shown: RecordColumns<Row> = readsOnly ? [first, ...others.filter(({ key }) => key !== 'actions')] : columns;
  return <RecordTable caption={caption} columns={shown} rows={rows} keyOf={({ id }) => id} dense />;
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

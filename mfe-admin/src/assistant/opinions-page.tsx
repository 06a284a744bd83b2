import type { Opinion } from '@psp/contracts/assistant-office';
import { Day, Prose, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { OfficePage } from './office-page.tsx';
import { opinionFilters, opinionsQuery } from './queries.ts';
import { opinionStrings as strings } from './strings.ts';

const columns: RecordColumns<Opinion> = [
  {
    key: 'question',
    label: strings.question,
    isTitle: true,
    cell: ({ question, isRefused }) => (
      <>
        <Prose>{question}</Prose>
        {isRefused ? <Under>{strings.refused}</Under> : null}
      </>
    ),
  },
  {
    key: 'comment',
    label: strings.comment,
    cell: ({ comment }) => (comment ? <Prose>{comment}</Prose> : strings.noComment),
  },
  { key: 'when', label: strings.when, cell: ({ askedAt }) => <Day dateTime={askedAt}>{formatDate(askedAt)}</Day> },
];

/** /admin/assistant/pareri: answers that were of no use, without names. */
export function OpinionsPage() {
  const listed = useListed(opinionFilters, opinionsQuery);
  return (
    <OfficePage current="opinions">
      <FilteredList {...listed} words={strings} order={strings.order}>
        {({ items }) => <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
    </OfficePage>
  );
}

import { type AssistantGap, GAP_STATUS } from '@psp/contracts/assistant-office';
import { StatusBadge } from '@psp/design-system/badge';
import { Under, Whole } from '@psp/design-system/cells';
import { formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { useState } from 'react';
import { GapActs } from './gap-acts.tsx';
import { OfficePage } from './office-page.tsx';
import { gapFilters, gapsQuery } from './queries.ts';
import { GapQuestionDialog } from './question-dialog.tsx';
import { gapStrings as strings } from './strings.ts';

const { columns: labels } = strings;

/** /admin/assistant: questions that the assistant could not answer. */
export function GapsPage() {
  const listed = useListed(gapFilters, gapsQuery);
  const [chosen, setChosen] = useState<AssistantGap | null>(null);
  const columns = columnsOf(setChosen);
  return (
    <OfficePage current="gaps">
      <FilteredList {...listed} words={strings} order={strings.order}>
        {({ items }) => <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
      {chosen ? <GapQuestionDialog key={chosen.id} gap={chosen} onClose={() => setChosen(null)} /> : null}
    </OfficePage>
  );
}

const columnsOf = (answer: (gap: AssistantGap) => void): RecordColumns<AssistantGap> => [
  {
    key: 'status',
    label: labels.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={GAP_STATUS[status]} />,
  },
  {
    key: 'question',
    label: labels.question,
    isTitle: true,
    cell: (gap) => (
      <>
        <OwnText>{gap.question}</OwnText>
        <Outcome gap={gap} />
      </>
    ),
  },
  {
    key: 'asked',
    label: labels.asked,
    cell: ({ asked, askedAt }) => (
      <>
        <Whole>{strings.asked(asked)}</Whole>
        <Under>
          <Whole>{strings.lastAsked(formatShortDate(askedAt))}</Whole>
        </Under>
      </>
    ),
  },
  { key: 'acts', label: labels.acts, cell: (gap) => <GapActs gap={gap} onAnswer={() => answer(gap)} /> },
];

/* What the question became. */
function Outcome({ gap: { status, document, becameQuestion } }: { gap: AssistantGap }) {
  if (status === 'question') return <Under>{becameQuestion ? strings.became(becameQuestion) : strings.gone}</Under>;
  if (status !== 'task') return null;
  return (
    <Under>
      {document ? <Link href={`/admin/library/${document.id}`}>{strings.document}</Link> : strings.noDocument}
    </Under>
  );
}

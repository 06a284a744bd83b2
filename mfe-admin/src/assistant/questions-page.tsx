import type { AddedQuestion } from '@psp/contracts/assistant-office';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Day, Prose } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { OwnText } from '@psp/design-system/own-text';
import { Row } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ActRow } from '../common/act-row.ts';
import { OfficePage } from './office-page.tsx';
import { api, questionsQuery, REFRESHED } from './queries.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { questionStrings as strings, strings as all } from './strings.ts';

/** /admin/assistant/intrebari: the frequent questions that the association added. */
export function QuestionsPage() {
  const query = useQuery(questionsQuery());
  const [edited, edit] = useState<AddedQuestion | 'new' | null>(null);
  const isReadOnly = useIsReadOnly('library');
  const columns = columnsOf(isReadOnly ? null : edit);
  const actions = (
    <Row>
      <ButtonLink href="/support#faq" variant="secondary">
        {strings.onSupport}
      </ButtonLink>
      {isReadOnly ? null : (
        <Button icon={<Plus aria-hidden />} onPress={() => edit('new')}>
          {strings.add}
        </Button>
      )}
    </Row>
  );
  return (
    <OfficePage current="questions" actions={actions}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={strings.emptyTitle}>
              <p>{strings.emptyText}</p>
            </EmptyState>
          ) : (
            <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />
          )
        }
      </Loaded>
      {edited ? (
        <QuestionDialog
          key={edited === 'new' ? '' : `${edited.id} ${edited.version}`}
          question={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
        />
      ) : null}
    </OfficePage>
  );
}

/* `edit` is null for whoever only reads. */
const columnsOf = (edit: ((question: AddedQuestion) => void) | null): RecordColumns<AddedQuestion> => [
  {
    key: 'question',
    label: strings.question,
    isTitle: true,
    cell: ({ question }) => <OwnText>{question}</OwnText>,
  },
  { key: 'answer', label: strings.answer, cell: ({ answer }) => <Prose>{answer}</Prose> },
  {
    key: 'updated',
    label: strings.updated,
    cell: ({ updatedAt }) => <Day dateTime={updatedAt}>{formatDate(updatedAt)}</Day>,
  },
  ...(edit
    ? [
        {
          key: 'acts',
          label: strings.acts,
          cell: (question: AddedQuestion) => (
            <ActRow>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${all.edit}, ${question.question}`}
                onPress={() => edit(question)}
              >
                {all.edit}
              </Button>
              <RemoveButton question={question} />
            </ActRow>
          ),
        },
      ]
    : []),
];

function RemoveButton({ question: { id, version, question } }: { question: AddedQuestion }) {
  const act = useAct({
    send: () => api.call('POST /assistant/questions/:id/remove', { id, body: { version } }),
    refreshes: REFRESHED,
    done: strings.removed,
    about: question,
  });
  return (
    <AskButton
      act={act}
      label={strings.remove}
      about={question}
      title={strings.removeTitle}
      variant="quiet"
      size="small"
      isDanger
    >
      <p>{strings.removeText}</p>
    </AskButton>
  );
}

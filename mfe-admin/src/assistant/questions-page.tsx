import type { ListedQuestion, QuestionList } from '@psp/contracts/question-list';
import type { SettingView } from '@psp/contracts/settings';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { OwnText } from '@psp/design-system/own-text';
import { Row, Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { presentOf } from '../common/opened.ts';
import { ActRow } from '../common/act-row.ts';
import { questionLines } from '../settings/setting-lines.ts';
import { SettingVersions } from '../settings/setting-versions.tsx';
import { OfficePage } from './office-page.tsx';
import { questionsQuery, REFRESHED, restoreQuestions, saveQuestions } from './queries.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { questionStrings as strings, strings as all } from './strings.ts';

/** /admin/assistant/intrebari: the frequent questions, those of the portal too, and their versions. */
export function QuestionsPage() {
  const query = useQuery(questionsQuery);
  const [edited, edit] = useState<ListedQuestion | 'new' | null>(null);
  const isReadOnly = useIsReadOnly('library');
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
        {(list) => (
          <Stack gap={24}>
            <Questions list={list} edit={isReadOnly ? null : edit} />
            <SettingVersions
              setting={list}
              linesOf={questionLines}
              restore={restoreQuestions}
              query={questionsQuery}
              area="library"
            />
          </Stack>
        )}
      </Loaded>
      {edited && query.data ? (
        <QuestionDialog
          list={query.data}
          key={edited === 'new' ? '' : edited.id}
          question={edited === 'new' ? null : presentOf(edited, query.data.value.items, ({ id }) => id)}
          onClose={() => edit(null)}
        />
      ) : null}
    </OfficePage>
  );
}

const Answer = styled(Under)`
  white-space: pre-line;
`;

interface QuestionsProps {
  list: SettingView<QuestionList>;
  /** Null for whoever only reads. */
  edit: ((question: ListedQuestion) => void) | null;
}

function Questions({ list, edit }: QuestionsProps) {
  const { items } = list.value;
  return items.length === 0 ? (
    <EmptyState title={strings.emptyTitle}>
      <p>{strings.emptyText}</p>
    </EmptyState>
  ) : (
    <RecordTable caption={strings.title} columns={columnsOf({ list, edit })} rows={items} keyOf={({ id }) => id} />
  );
}

const columnsOf = ({ list, edit }: QuestionsProps): RecordColumns<ListedQuestion> => [
  {
    key: 'question',
    label: strings.both,
    isTitle: true,
    cell: ({ question, answer }) => (
      <>
        <OwnText>{question}</OwnText>
        <Answer>{answer}</Answer>
      </>
    ),
  },
  ...(edit
    ? [
        {
          key: 'acts',
          label: strings.acts,
          cell: (question: ListedQuestion) => (
            <ActRow>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${all.edit}, ${question.question}`}
                onPress={() => edit(question)}
              >
                {all.edit}
              </Button>
              <RemoveButton list={list} question={question} />
            </ActRow>
          ),
        },
      ]
    : []),
];

function RemoveButton({
  list,
  question: { id, question },
}: Pick<QuestionsProps, 'list'> & { question: ListedQuestion }) {
  const { version, value } = list;
  const act = useAct({
    send: () =>
      saveQuestions(
        version,
        value.items.filter((one) => one.id !== id),
      ),
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

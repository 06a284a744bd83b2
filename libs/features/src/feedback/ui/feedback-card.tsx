import { FEEDBACK_QUESTIONS, type FeedbackQuestion, type OwnFeedback } from '@psp/contracts/event-feedback';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { OwnText } from '@psp/design-system/own-text';
import { Stack } from '@psp/design-system/page';
import { Stars } from '@psp/design-system/stars';
import { isApiError } from '@psp/remote/api-error';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FeedbackProps, ownFeedbackQuery } from './area.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { strings } from './strings.ts';

/** The form of an event that is over, or the reader's answer; nothing for whoever did not attend. */
export function FeedbackCard({ area, id }: FeedbackProps) {
  const query = useQuery(ownFeedbackQuery(area, id));
  // A service of the release before does not know the form.
  const isUnknown = isApiError(query.error) && query.error.status === 404;
  if (isUnknown || (query.data && !query.data.hasAttended)) return null;
  return (
    <Card aria-label={strings.title}>
      <CardHeader title={strings.title} />
      <CardBody>
        <Loaded query={query} rows={2}>
          {(own) => <Own key={own.version} area={area} id={id} own={own} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function Own({ area, id, own }: FeedbackProps & { own: OwnFeedback }) {
  const { answer, isOpen, closesAt } = own;
  const [isChanged, setChanged] = useState(false);
  if (!answer && !isOpen) return <p>{strings.closed(closesAt)}</p>;
  if (!answer || isChanged)
    return <FeedbackForm area={area} id={id} own={own} onGiveUp={answer ? () => setChanged(false) : undefined} />;
  return (
    <Stack gap={16}>
      <p>
        <span>{strings.answered(own.answeredAt ?? closesAt)}</span>{' '}
        <span>{isOpen ? strings.changeUntil(closesAt) : strings.closed(closesAt)}</span>
      </p>
      <DescriptionList items={itemsOf(answer)} />
      {isOpen ? (
        <div>
          <Button variant="secondary" onPress={() => setChanged(true)}>
            {strings.change}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

const QUESTIONS = Object.keys(FEEDBACK_QUESTIONS) as FeedbackQuestion[];

const itemsOf = (answer: NonNullable<OwnFeedback['answer']>) => [
  ...QUESTIONS.map((question) => ({
    term: FEEDBACK_QUESTIONS[question],
    detail: <Stars value={answer[question]} label={strings.starsOf(answer[question])} />,
  })),
  { term: strings.recommends, detail: answer.recommends ? strings.yes : strings.no },
  ...(['liked', 'improve'] as const)
    .filter((text) => answer[text])
    .map((text) => ({ term: strings[text], detail: <OwnText>{answer[text]}</OwnText> })),
];

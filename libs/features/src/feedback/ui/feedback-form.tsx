import {
  FEEDBACK_QUESTIONS,
  FEEDBACK_TEXT_MAX,
  type FeedbackAnswer,
  feedbackAnswer,
  type FeedbackQuestion,
  type OwnFeedback,
} from '@psp/contracts/event-feedback';
import { Button } from '@psp/design-system/button';
import { RadioField } from '@psp/design-system/choice-fields';
import { Row, Stack } from '@psp/design-system/page';
import { RatingField } from '@psp/design-system/rating';
import { TextAreaField } from '@psp/design-system/text-fields';
import { StackForm } from '../../forms/ui/form.tsx';
import { type ActForm, useActForm } from '../../forms/ui/use-act-form.ts';
import { type FeedbackProps, ownFeedbackQuery } from './area.ts';
import { strings } from './strings.ts';

const QUESTIONS = Object.keys(FEEDBACK_QUESTIONS) as FeedbackQuestion[];
type Choice = '' | 'yes' | 'no';
/** Marks are 0 until they are chosen. */
interface Fields extends Omit<FeedbackAnswer, 'recommends'> {
  recommends: Choice;
}
const BLANK: Fields = {
  ...{ overall: 0, content: 0, speakers: 0, organisation: 0 },
  ...{ recommends: '', liked: '', improve: '' },
};

const fieldsOf = ({ answer }: OwnFeedback): Fields =>
  answer ? { ...answer, recommends: answer.recommends ? 'yes' : 'no' } : BLANK;

const schema = {
  safeParse: (values: unknown) => {
    const { recommends, ...rest } = values as Fields;
    return feedbackAnswer.safeParse({ ...rest, recommends: recommends === '' ? undefined : recommends === 'yes' });
  },
};

const MARKS = strings.marks.map((label, at) => ({ value: String(at + 1), label }));
const YES_OR_NO = [
  { value: 'yes', label: strings.yes },
  { value: 'no', label: strings.no },
];

interface FormProps extends FeedbackProps {
  own: OwnFeedback;
  /** Absent for a first answer. */
  onGiveUp: (() => void) | undefined;
}

/** Form of an answer, or of its change. */
export function FeedbackForm({ area, id, own, onGiveUp }: FormProps) {
  const { version, closesAt } = own;
  const form = useActForm<Fields, FeedbackAnswer, OwnFeedback>({
    ...{ blank: fieldsOf(own), schema, keptAs: `event-feedback:${id}:${version}` },
    ...{ labels: { ...FEEDBACK_QUESTIONS, recommends: strings.recommends } },
    send: (answer) => area.api.call('PUT /events/:id/feedback', { id, body: { ...answer, version } }),
    view: ownFeedbackQuery(area, id),
    done: onGiveUp ? strings.saved : strings.sent,
  });
  const giveUp = () => {
    form.drop();
    onGiveUp?.();
  };
  return (
    <Stack gap={16}>
      <p>
        <span>{strings.lead}</span> <span>{strings.promise}</span> <span>{strings.until(closesAt)}</span>
      </p>
      <StackForm of={form} gap={16} problem={strings.problem}>
        <Questions form={form} />
        <Row>
          <Button type="submit" isPending={form.isPending}>
            {onGiveUp ? strings.save : strings.send}
          </Button>
          {onGiveUp ? (
            <Button variant="quiet" onPress={giveUp}>
              {strings.giveUp}
            </Button>
          ) : null}
        </Row>
      </StackForm>
    </Stack>
  );
}

function Questions({ form }: { form: ActForm<Fields, FeedbackAnswer> }) {
  return (
    <>
      {QUESTIONS.map((question) => {
        const { value, onChange, ...field } = form.field(question);
        return (
          <RatingField
            key={question}
            {...field}
            label={FEEDBACK_QUESTIONS[question]}
            options={MARKS}
            value={value > 0 ? String(value) : ''}
            onChange={(mark) => onChange(Number(mark))}
          />
        );
      })}
      <RadioField
        {...form.field('recommends')}
        onChange={(value) => form.change({ recommends: value as Choice })}
        label={strings.recommends}
        options={YES_OR_NO}
      />
      {(['liked', 'improve'] as const).map((text) => (
        <TextAreaField
          key={text}
          {...form.field(text)}
          label={strings[text]}
          hint={strings.noNames}
          rows={3}
          maxLength={FEEDBACK_TEXT_MAX}
          isOptional
        />
      ))}
    </>
  );
}

import {
  REPEAT_EVERY,
  REPEATS_MAX,
  REPEATS_MIN,
  type RepeatEvent,
  type RepeatEvery,
  repeatEvent,
  repetitionOf,
} from '@psp/contracts/event-repeats';
import type { EditedEventView } from '@psp/contracts/events';
import { RadioField } from '@psp/design-system/choice-fields';
import { formatClock, formatWeekday } from '@psp/design-system/format';
import { NumberField } from '@psp/design-system/number-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { optionsOf } from '@psp/remote/options';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, eventQueue, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

type Repeats = Omit<RepeatEvent, 'version'>;
interface Values {
  every: RepeatEvery;
  times: number | null;
}

/* Days of the first repetitions, or none for a number that cannot be sent. */
const daysOf = ({ content }: EditedEventView, { every, times }: Values): string[] => {
  const isPossible = times !== null && Number.isInteger(times) && times >= REPEATS_MIN && times <= REPEATS_MAX;
  return Array.from(
    { length: isPossible ? times : 0 },
    (_, at) => repetitionOf(content, every, at + 1).sittings[0]?.startsAt ?? '',
  );
};

/** Prepares copies of an event every week, two weeks or month, whose days are shown before. */
export function RepeatButton({ event }: { event: EditedEventView }) {
  const { id, version, content } = event;
  const navigate = useNavigate();
  const act = useAct<Repeats>({
    send: (body) => api.call('POST /events/:id/repeat', { id, body: { ...body, version } }),
    refreshes: REFRESHED,
    done: (_, { times }) => strings.repeated(times),
    about: content.title,
    onDone: () => void navigate(eventQueue.list.address({ ...eventQueue.list.none, show: 'draft' })),
  });
  const form = useFormOf<Values, Repeats>(act, {
    blank: { every: 'week', times: 4 },
    ids: { every: useId(), times: useId() },
    schema: repeatEvent.omit({ version: true }),
  });
  const days = daysOf(event, form.values);
  const last = days.at(-1);
  return (
    <AskButton
      act={form}
      label={strings.repeat}
      confirmLabel={strings.repeatConfirm}
      title={strings.repeatTitle}
      problemTitle={strings.repeatProblem}
      variant="secondary"
    >
      <p>{strings.repeatText}</p>
      <RadioField
        {...form.field('every')}
        onChange={(value) => form.change({ every: value as RepeatEvery })}
        label={strings.repeatEvery}
        options={optionsOf(REPEAT_EVERY)}
      />
      <NumberField
        {...form.field('times')}
        label={strings.repeatTimes}
        hint={strings.repeatTimesHint}
        hasDecimals={false}
      />
      <p role="status">{last ? strings.repeatUntil(days.length, last) : ''}</p>
      <ol aria-label={strings.repeatDays}>
        {days.map((day) => (
          <li key={day}>{`${formatWeekday(day)}, ${formatClock(day)}`}</li>
        ))}
      </ol>
    </AskButton>
  );
}

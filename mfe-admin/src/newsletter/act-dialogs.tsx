import { DateField } from '@psp/design-system/date-field';
import { SelectField } from '@psp/design-system/fields';
import { showToast } from '@psp/design-system/toast';
import { AskDialog } from '@psp/remote/ask-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayProblem } from '../common/day-problem.ts';
import type { ActProps } from './issue-actions.tsx';
import { Fields } from './fields-style.ts';
import { strings } from './strings.ts';
import { HALF_HOURS, romanianMoment, romanianToday } from './moment.ts';
import { recipientsQuery } from './queries.ts';

interface ActDialogProps extends ActProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Sends an issue now, to as many as its segment holds at this moment. */
export function SendDialog({ issue, editor, act, isOpen, onClose }: ActDialogProps) {
  const { data } = useQuery({ ...recipientsQuery(editor.content), enabled: isOpen });
  return (
    <AskDialog
      title={strings.sendTitle}
      confirmLabel={strings.send}
      isOpen={isOpen}
      onClose={onClose}
      act={async () => act('send', { version: await editor.save() })}
      onDone={() => showToast({ title: strings.sent, message: issue.subject, tone: 'success' })}
    >
      <p>{data ? strings.sendText(data.recipients) : strings.counting}</p>
    </AskDialog>
  );
}

const TIMES = HALF_HOURS.map((value) => ({ value, label: value }));
const MORNING = '09:00';

const momentProblem = (day: string, time: string): string | undefined => {
  if (day === '') return strings.dayMissing;
  const isPast = () => Date.parse(romanianMoment(day, time)) <= Date.now();
  return dayProblem(day) ?? (isPast() ? strings.momentPast : undefined);
};

/** Sends an issue at a later day and time, as clocks in Romania show it. */
export function ScheduleDialog({ issue, editor, act, isOpen, onClose }: ActDialogProps) {
  const [day, setDay] = useState('');
  const [time, setTime] = useState(MORNING);
  const problem = momentProblem(day, time);
  return (
    <AskDialog
      title={strings.scheduleTitle}
      confirmLabel={strings.schedule}
      isOpen={isOpen}
      onClose={onClose}
      act={async () => act('schedule', { version: await editor.save(), at: romanianMoment(day, time) })}
      onDone={() => showToast({ title: strings.scheduled, message: issue.subject, tone: 'success' })}
      problems={problem ? [{ id: 'schedule-day', message: problem }] : []}
      fieldId="schedule-day"
    >
      {(isTried) => (
        <>
          <p>{strings.scheduleText}</p>
          <Fields>
            <DateField
              id="schedule-day"
              label={strings.day}
              min={romanianToday(new Date())}
              value={day}
              onChange={setDay}
              error={isTried ? problem : undefined}
            />
            <SelectField label={strings.time} options={TIMES} value={time} onChange={setTime} />
          </Fields>
        </>
      )}
    </AskDialog>
  );
}

/** Gives up an issue, or what of it was not sent yet. */
export function CancelDialog({ issue, editor, act, isOpen, onClose }: ActDialogProps) {
  const { status, version } = issue;
  if (status === 'sent' || status === 'cancelled') return null;
  return (
    <AskDialog
      title={strings.cancelTitle}
      confirmLabel={strings.cancel[status]}
      isOpen={isOpen}
      isDanger
      onClose={onClose}
      act={() => act('cancel', { version })}
      onDone={() => {
        editor.drop();
        showToast({ title: strings.cancelled, message: issue.subject, tone: 'success' });
      }}
    >
      <p>{strings.cancelText[status]}</p>
    </AskDialog>
  );
}

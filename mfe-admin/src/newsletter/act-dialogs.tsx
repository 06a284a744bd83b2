import { serverNow } from '@psp/auth/session/server-clock';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { SelectField } from '@psp/design-system/select-field';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useQuery } from '@tanstack/react-query';
import { dayProblem } from '../common/day-problem.ts';
import { Fields } from './fields-style.ts';
import type { ActProps } from './issue-actions.tsx';
import { newsletter, recipientsQuery, useIssueAct } from './queries.ts';
import { strings } from './strings.ts';

interface ActDialogProps extends ActProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Sends an issue now, to all subscribers of its segment. */
export function SendDialog({ issue, editor, ...dialog }: ActDialogProps) {
  const { data } = useQuery({ ...recipientsQuery(editor.text), enabled: dialog.isOpen });
  const send = useIssueAct(issue.id, {
    send: async () => {
      const version = await editor.versionToActOn();
      return newsletter.call('POST /newsletter/issues/:id/send', { id: issue.id, body: { version } });
    },
    done: strings.sent,
    about: issue.subject,
  });
  return (
    <ActDialog {...dialog} act={send} title={strings.sendTitle} confirmLabel={strings.send}>
      <p>{data ? strings.sendText(data.recipients) : strings.counting}</p>
    </ActDialog>
  );
}

/** "00:00", "00:30", … "23:30" */
const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

const TIMES = HALF_HOURS.map((value) => ({ value, label: value }));
const NO_MOMENT = { day: '', time: '09:00' };

const momentProblem = (day: string, time: string): string | undefined => {
  if (day === '') return strings.dayMissing;
  const isPast = () => romanianMoment(day, time).getTime() <= serverNow().getTime();
  return dayProblem(day) ?? (isPast() ? strings.momentPast : undefined);
};

/** Schedules an issue for a day and time in Romania. */
export function ScheduleDialog({ issue, editor, ...dialog }: ActDialogProps) {
  const schedule = useIssueAct(issue.id, {
    send: async ({ day, time }: typeof NO_MOMENT) => {
      const body = { version: await editor.versionToActOn(), at: romanianMoment(day, time).toISOString() };
      return newsletter.call('POST /newsletter/issues/:id/schedule', { id: issue.id, body });
    },
    done: strings.scheduled,
    about: issue.subject,
  });
  const form = useFormOf(schedule, {
    blank: NO_MOMENT,
    ids: { day: 'schedule-day', time: 'schedule-time' },
    check: ({ day, time }) => ({ day: momentProblem(day, time) }),
    codes: { 'newsletter.time_past': 'day' },
  });
  return (
    <ActDialog {...dialog} act={form} title={strings.scheduleTitle} confirmLabel={strings.schedule}>
      <p>{strings.scheduleText}</p>
      <Fields>
        <DateField {...form.field('day')} label={strings.day} min={romanianDay(serverNow())} />
        <SelectField {...form.field('time')} label={strings.time} options={TIMES} />
      </Fields>
    </ActDialog>
  );
}

/** Cancels an issue, or the mails that are not sent yet. */
export function CancelDialog({ issue, editor, ...dialog }: ActDialogProps) {
  const { id, status, version, subject } = issue;
  const cancel = useIssueAct(id, {
    send: () => newsletter.call('POST /newsletter/issues/:id/cancel', { id, body: { version } }),
    done: strings.cancelled,
    about: subject,
    onDone: () => void editor.takeSaved(),
  });
  if (status === 'sent' || status === 'cancelled') return null;
  return (
    <ActDialog {...dialog} act={cancel} title={strings.cancelTitle} confirmLabel={strings.cancel[status]} isDanger>
      <p>{strings.cancelText[status]}</p>
    </ActDialog>
  );
}

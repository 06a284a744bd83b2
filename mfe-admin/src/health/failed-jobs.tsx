import { serverNow } from '@psp/auth/session/server-clock';
import { FAILED_AT_ONCE } from '@psp/contracts/job-labels';
import type { FailedGroup, FailedJob, FailedJobAction, PortalHealth } from '@psp/contracts/portal-health';
import { Button } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { Day, Under, Whole } from '@psp/design-system/cells';
import { formatNumber, formatRelative } from '@psp/design-system/format';
import { OwnText } from '@psp/design-system/own-text';
import { EmptyState } from '@psp/design-system/states';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useAct } from '@psp/remote/act/use-act';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ActRow } from '../common/act-row.ts';
import { counted, labelOf } from './lines.ts';
import { api, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

const groupColumns = [
  { key: 'kind', label: strings.kind },
  { key: 'count', label: strings.count },
  { key: 'last', label: strings.last },
  { key: 'acts', label: strings.acts },
] as const;
const jobColumns = [
  { key: 'kind', label: strings.kind },
  { key: 'why', label: strings.why },
  { key: 'tried', label: strings.tried },
  { key: 'when', label: strings.when },
  { key: 'acts', label: strings.acts },
] as const;

const Moment = ({ at }: { at: string }) => <Day dateTime={at}>{formatRelative(at, serverNow())}</Day>;

/** Failed jobs that nobody has settled: by queue, then the latest one by one. */
export function FailedJobs({ failures, readAt }: Pick<PortalHealth, 'failures' | 'readAt'>) {
  if (failures.count === 0) {
    return (
      <EmptyState title={strings.noFailed} icon={<CircleCheck size={32} aria-hidden />}>
        <p>{strings.noFailedText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Card>
        <CardHeader title={strings.failed} />
        <Table caption={strings.failed} isCaptionHidden columns={groupColumns}>
          {failures.groups.map((group) => (
            <Tr key={group.queue}>
              <Th>{labelOf(group.queue)}</Th>
              <Td>
                <Whole>{counted(group.count, strings.jobs)}</Whole>
              </Td>
              <Td>
                <Moment at={group.lastAt} />
              </Td>
              <Td>
                <ActRow>
                  <SettleAll group={group} readAt={readAt} action="retry" />
                  <SettleAll group={group} readAt={readAt} action="dismiss" />
                </ActRow>
              </Td>
            </Tr>
          ))}
        </Table>
      </Card>
      <Card>
        <CardHeader title={strings.latest} />
        <Table caption={strings.latest} isCaptionHidden columns={jobColumns}>
          {failures.latest.map((job) => (
            <Tr key={job.id}>
              <Th>
                {labelOf(job.queue)}
                {job.recipient ? (
                  <Under>
                    <OwnText>{job.recipient}</OwnText>
                  </Under>
                ) : null}
              </Th>
              <Td>{strings.errors[job.error]}</Td>
              <Td>
                <Whole>{strings.tries(job.attempts)}</Whole>
              </Td>
              <Td>
                <Moment at={job.failedAt} />
              </Td>
              <Td>
                <ActRow>
                  <Settle job={job} action="retry" />
                  <Settle job={job} action="dismiss" />
                </ActRow>
              </Td>
            </Tr>
          ))}
        </Table>
      </Card>
    </>
  );
}

const WORDS = {
  retry: { one: strings.retry, all: strings.retryAll, title: strings.retryTitle, text: strings.retryText },
  dismiss: { one: strings.dismiss, all: strings.dismissAll, title: strings.dismissTitle, text: strings.dismissText },
};
const DONE = {
  retry: { one: strings.retriedOne, all: strings.retried },
  dismiss: { one: strings.dismissedOne, all: strings.dismissed },
};

interface SettleAllProps {
  group: FailedGroup;
  /** Newer failures stay. */
  readAt: string;
  action: FailedJobAction;
}

function SettleAll({ group: { queue, count, actions }, readAt, action }: SettleAllProps) {
  const body = { queue, until: readAt };
  const { all, title, text } = WORDS[action];
  const act = useAct({
    send: () =>
      action === 'retry'
        ? api.call('POST /failed-jobs/retry', { body })
        : api.call('POST /failed-jobs/dismiss', { body }),
    refreshes: REFRESHED,
    done: DONE[action].all,
    about: labelOf(queue),
  });
  return (
    <AskButton
      act={act}
      label={all}
      about={labelOf(queue)}
      title={title(labelOf(queue), counted(count, strings.jobs))}
      isOffered={actions.includes(action)}
      variant={action === 'retry' ? 'secondary' : 'quiet'}
      size="small"
    >
      <p>{text}</p>
      {count > FAILED_AT_ONCE ? <p>{strings.atOnce(formatNumber(FAILED_AT_ONCE))}</p> : null}
    </AskButton>
  );
}

function Settle({ job: { id, version, queue, actions }, action }: { job: FailedJob; action: FailedJobAction }) {
  const input = { id, body: { version } };
  const { one } = WORDS[action];
  const act = useAct({
    send: () =>
      action === 'retry'
        ? api.call('POST /failed-jobs/:id/retry', input)
        : api.call('POST /failed-jobs/:id/dismiss', input),
    refreshes: REFRESHED,
    done: DONE[action].one,
    about: labelOf(queue),
    failed: strings.notDone,
  });
  if (!actions.includes(action)) return null;
  return (
    <Button
      variant={action === 'retry' ? 'secondary' : 'quiet'}
      size="small"
      isPending={act.isPending}
      aria-label={`${one}, ${labelOf(queue)}`}
      onPress={act.run}
    >
      {one}
    </Button>
  );
}

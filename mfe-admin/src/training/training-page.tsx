import { type EditedTrainingView, TRAINING_STATUS } from '@psp/contracts/training';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { EditedTraining } from '@psp/features/training/ui/edited-training';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { SentMessagesCard } from '../seat-messages/messages-card.tsx';
import { owedPath } from '../proformas/queries.ts';
import { strings as proformas } from '../proformas/strings.ts';
import { attendancePath } from '../training-attendance/queries.ts';
import { strings as attendance } from '../training-attendance/strings.ts';
import { EditTrainingDialog } from './edit-dialog.tsx';
import { useReadyReasons } from '../queue/use-ready-reasons.ts';
import { api, messagesQuery, REFRESHED, trainingQueue } from './queries.ts';
import { strings } from './strings.ts';

interface TrainingProps {
  training: EditedTrainingView;
}

interface WithReason {
  version: number;
  reason: string;
}

/** Page of one course: what it says, its publication, and the decision on a proposal. */
export function TrainingPage() {
  const query = useQuery(trainingQueue.viewQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(training) => <Training training={training} />}</LoadedPage>;
}

function Training({ training }: TrainingProps) {
  const { id, title, status, number, actions } = training;
  usePageTitle(title);
  const [dialog, setDialog] = useState<'edit' | 'repeat' | null>(null);
  const isReadOnly = useIsReadOnly('events');
  const next = strings.next[status];
  const mayDecide = actions.includes('publish') || actions.includes('approve') || actions.includes('reject');
  const edit = actions.includes('edit') ? (
    <Button variant="secondary" onPress={() => setDialog('edit')}>
      {strings.edit}
    </Button>
  ) : null;
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={<StatusBadge status={TRAINING_STATUS[status]} />}
        breadcrumb={[
          { label: strings.title, href: trainingQueue.list.address(trainingQueue.list.none) },
          { label: number },
        ]}
        actions={
          <Row>
            {status === 'published' ? (
              <ButtonLink href={attendancePath(id)} variant="secondary">
                {attendance.link}
              </ButtonLink>
            ) : null}
            {isReadOnly || status === 'draft' || status === 'proposed' ? null : (
              <Button variant="secondary" onPress={() => setDialog('repeat')}>
                {strings.repeat}
              </Button>
            )}
            {status === 'published' && training.content.price > 0 ? (
              <ButtonLink href={owedPath('training', training.id)} variant="secondary">
                {proformas.link}
              </ButtonLink>
            ) : null}
            {edit}
          </Row>
        }
      />
      <NextStep
        title={next.title}
        isWaiting={!mayDecide}
        actions={
          <>
            <EndButton training={training} action="cancel" />
            <EndButton training={training} action="reject" />
            <PublishButton training={training} action="publish" />
            <PublishButton training={training} action="approve" />
          </>
        }
      >
        {next.text}
      </NextStep>
      <EditedTraining training={training} />
      {dialog ? (
        <EditTrainingDialog training={training} isNewRun={dialog === 'repeat'} onClose={() => setDialog(null)} />
      ) : null}
      {status === 'published' || status === 'cancelled' ? (
        <SentMessagesCard
          query={messagesQuery(id)}
          send={(body) => api.call('POST /trainings/:id/messages', { id, body })}
          page={trainingQueue.viewQuery(id).queryKey}
        />
      ) : null}
    </Page>
  );
}

const PUBLISHING = {
  publish: {
    ...{ title: strings.publishTitle, text: strings.publishText, done: strings.published },
    send: (id: string, version: number) => api.call('POST /trainings/:id/publish', { id, body: { version } }),
  },
  approve: {
    ...{ title: strings.approveTitle, text: strings.approveText, done: strings.approved },
    send: (id: string, version: number) => api.call('POST /trainings/:id/approve', { id, body: { version } }),
  },
};

function PublishButton({ training, action }: TrainingProps & { action: 'publish' | 'approve' }) {
  const { id, version, title, actions } = training;
  const words = PUBLISHING[action];
  const act = useAct({
    send: () => words.send(id, version),
    view: trainingQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: words.done,
    about: title,
  });
  return (
    <AskButton act={act} label={strings[action]} title={words.title} isOffered={actions.includes(action)}>
      <p>{words.text}</p>
    </AskButton>
  );
}

const ENDING = {
  reject: {
    ...{ title: strings.rejectTitle, text: strings.rejectText, done: strings.rejected },
    send: (id: string, body: WithReason) => api.call('POST /trainings/:id/reject', { id, body }),
  },
  cancel: {
    ...{ title: strings.cancelTitle, text: strings.cancelText, done: strings.cancelled },
    send: (id: string, body: WithReason) => api.call('POST /trainings/:id/cancel', { id, body }),
  },
};

function EndButton({ training, action }: TrainingProps & { action: 'reject' | 'cancel' }) {
  const { id, version, title, actions } = training;
  const words = ENDING[action];
  const ready = useReadyReasons(action === 'reject' ? 'training' : undefined, actions.includes(action));
  const act = useAct<string>({
    send: (reason) => words.send(id, { version, reason }),
    view: trainingQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: words.done,
    about: title,
  });
  return (
    <ReasonButton
      act={act}
      label={strings[action]}
      title={words.title}
      isOffered={actions.includes(action)}
      variant="secondary"
      isDanger
      reason={{ hint: strings.reasonHint, ready }}
    >
      <p>{words.text}</p>
    </ReasonButton>
  );
}

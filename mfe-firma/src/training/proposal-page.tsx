import { type EditedTrainingView, TRAINING_STATUS, type TrainingContent } from '@psp/contracts/training';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { Page, PageHeader } from '@psp/design-system/page';
import { DecisionStatement } from '@psp/features/decisions/ui/statement';
import { EditedTraining } from '@psp/features/training/ui/edited-training';
import { TrainingDialog } from '@psp/features/training/ui/training-dialog';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { training } from './area.tsx';
import { PROPOSALS_PATH } from './addresses.ts';
import { api, proposalQuery, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

/** Page of a course that the firm has proposed. */
export function ProposalPage() {
  const query = useQuery(proposalQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(proposal) => <Proposal proposal={proposal} />}</LoadedPage>;
}

function Proposal({ proposal }: { proposal: EditedTrainingView }) {
  const { title, status, number, actions } = proposal;
  usePageTitle(title);
  const [isEdited, setEdited] = useState(false);
  const isOpen = actions.includes('resend');
  const next = strings.next[status];
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={<StatusBadge status={TRAINING_STATUS[status]} />}
        breadcrumb={[
          { label: strings.catalogue, href: training.path },
          { label: strings.title, href: PROPOSALS_PATH },
          { label: number },
        ]}
      />
      <NextStep
        title={next.title}
        isWaiting={status !== 'rejected' || !isOpen}
        actions={
          isOpen ? (
            <Button variant={status === 'rejected' ? 'primary' : 'secondary'} onPress={() => setEdited(true)}>
              {strings.change}
            </Button>
          ) : null
        }
      >
        {next.text}
      </NextStep>
      <EditedTraining
        training={proposal}
        statement={(said) => (
          <DecisionStatement area="firma" entity="training" on={proposal.id}>
            {said}
          </DecisionStatement>
        )}
      />
      {isEdited ? <ResendDialog proposal={proposal} onClose={() => setEdited(false)} /> : null}
    </Page>
  );
}

function ResendDialog({ proposal, onClose }: { proposal: EditedTrainingView; onClose: () => void }) {
  const { id, version, content } = proposal;
  const act = useAct<TrainingContent, EditedTrainingView>({
    send: (body) => api.call('PUT /training-proposals/:id', { id, body: { ...body, version } }),
    view: proposalQuery(id),
    refreshes: REFRESHED,
    done: strings.sent,
    about: ({ title }) => title,
  });
  return (
    <TrainingDialog
      act={act}
      title={strings.change}
      confirmLabel={strings.send}
      content={content}
      provider={content.provider}
      onClose={onClose}
    />
  );
}

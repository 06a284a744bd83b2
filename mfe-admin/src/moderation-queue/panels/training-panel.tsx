import { type EditedTrainingView, TRAINING_STATUS } from '@psp/contracts/training';
import { StatusBadge } from '@psp/design-system/badge';
import { TrainingAbout, TrainingFacts } from '@psp/features/training/ui/edited-training';
import type { DecisionContent } from '../../queue/decision-page.tsx';
import { api, REFRESHED, trainingQueue } from '../../training/queries.ts';
import { strings } from '../../training/strings.ts';
import { panelOf } from '../panel.tsx';
import { decisionsOnProposal } from '../proposal.ts';
import { strings as queue } from '../strings.ts';

const contentOf = (training: EditedTrainingView): DecisionContent<'approve' | 'reject'> => {
  const { id, version, title, status, actions, history, firm } = training;
  return {
    title,
    queueTitle: strings.title,
    nextLabel: queue.next,
    badge: <StatusBadge status={TRAINING_STATUS[status]} />,
    meta: firm ? [firm.name] : [],
    deciding: {
      standing: strings.next[status],
      ...decisionsOnProposal({
        words: strings,
        title,
        actions,
        kind: 'training',
        act: { view: trainingQueue.viewQuery(id), refreshes: REFRESHED },
        approve: () => api.call('POST /trainings/:id/approve', { id, body: { version } }),
        reject: (reason) => api.call('POST /trainings/:id/reject', { id, body: { version, reason } }),
      }),
    },
    aside: <TrainingFacts training={training} />,
    history,
    isWaiting: status === 'proposed',
    children: <TrainingAbout training={training} />,
  };
};

export const TrainingPanel = panelOf({ viewQuery: trainingQueue.viewQuery, contentOf });

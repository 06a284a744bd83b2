import type { EditedTrainingView, TrainingContent } from '@psp/contracts/training';
import { TrainingDialog } from '@psp/features/training/ui/training-dialog';
import { useAct } from '@psp/remote/act/use-act';
import { useNavigate } from 'react-router-dom';
import { api, REFRESHED, trainingQueue } from './queries.ts';
import { strings } from './strings.ts';

interface EditTrainingDialogProps {
  /** Null for a new course. */
  training: EditedTrainingView | null;
  /** True for a new run of the course. */
  isNewRun?: boolean;
  onClose: () => void;
}

/** Dialog in which the association prepares, changes or repeats a course. */
export function EditTrainingDialog({ training, isNewRun, onClose }: EditTrainingDialogProps) {
  const edited = isNewRun ? null : training;
  const navigate = useNavigate();
  const act = useAct<TrainingContent, EditedTrainingView>({
    send: (body) =>
      edited
        ? api.call('PUT /trainings/:id', { id: edited.id, body: { ...body, version: edited.version } })
        : api.call('POST /trainings', { body: { ...body, repeats: training?.id } }),
    done: strings.saved,
    about: ({ title }) => title,
    refreshes: REFRESHED,
    onDone: ({ id }) => (edited ? onClose() : void navigate(trainingQueue.hrefOf(id, trainingQueue.list.none))),
  });
  return (
    <TrainingDialog
      act={act}
      title={titleOf(training, isNewRun)}
      confirmLabel={strings.save}
      content={training?.content ?? null}
      provider={strings.provider}
      isNewRun={isNewRun}
      onClose={onClose}
    />
  );
}

const titleOf = (training: EditedTrainingView | null, isNewRun?: boolean): string => {
  if (!training) return strings.add;
  return isNewRun ? strings.repeatTitle(training.title) : training.title;
};

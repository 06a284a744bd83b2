import type { EditedTrainingView, TrainingContent } from '@psp/contracts/training';
import { TrainingDialog } from '@psp/features/training/ui/training-dialog';
import { useAct } from '@psp/remote/act/use-act';
import { useNavigate } from 'react-router-dom';
import { api, REFRESHED, trainingQueue } from './queries.ts';
import { strings } from './strings.ts';

interface EditTrainingDialogProps {
  /** Null for a new course. */
  training: EditedTrainingView | null;
  onClose: () => void;
}

/** Dialog in which the association prepares or changes a course. */
export function EditTrainingDialog({ training, onClose }: EditTrainingDialogProps) {
  const navigate = useNavigate();
  const act = useAct<TrainingContent, EditedTrainingView>({
    send: (body) =>
      training
        ? api.call('PUT /trainings/:id', { id: training.id, body: { ...body, version: training.version } })
        : api.call('POST /trainings', { body }),
    done: strings.saved,
    about: ({ title }) => title,
    refreshes: REFRESHED,
    onDone: ({ id }) => (training ? undefined : void navigate(trainingQueue.hrefOf(id, trainingQueue.list.none))),
  });
  return (
    <TrainingDialog
      act={act}
      title={training ? training.title : strings.add}
      confirmLabel={strings.save}
      content={training?.content ?? null}
      provider={strings.provider}
      onClose={onClose}
    />
  );
}

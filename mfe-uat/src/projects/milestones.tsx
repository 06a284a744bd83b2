import type { MilestoneView, ProjectView } from '@psp/contracts/projects';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { showToast } from '@psp/design-system/toast';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { showFailure } from '../common/failure.ts';
import { AddMilestone } from './add-milestone.tsx';
import { strings } from './strings.ts';
import { projects, useProjectMutation } from './queries.ts';

const { milestones: texts } = strings;

/** The steps of the work; who may, adds and removes them. */
export function Milestones({ project }: { project: ProjectView }) {
  const { milestones } = project;
  const mayEdit = project.actions.includes('editMilestones');
  const done = milestones.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card>
      <CardHeader title={texts.title} action={milestones.length > 0 ? texts.caption(done, milestones.length) : null} />
      {milestones.length === 0 ? <CardBody>{texts.empty}</CardBody> : null}
      <RowList>
        {milestones.map((milestone) => (
          <Milestone
            key={milestone.id}
            project={project}
            milestone={milestone}
            mayRemove={mayEdit && !milestone.doneAt}
          />
        ))}
      </RowList>
      {mayEdit ? <AddMilestone projectId={project.id} /> : null}
    </Card>
  );
}

interface MilestoneProps {
  project: ProjectView;
  milestone: MilestoneView;
  mayRemove: boolean;
}

function Milestone({ project, milestone, mayRemove }: MilestoneProps) {
  const { title, dueOn, doneAt } = milestone;
  const remove = useProjectMutation(
    project.id,
    () => projects.removeMilestone(project.id, milestone.id, milestone.version),
    () => showToast({ title: texts.removed, tone: 'success' }),
  );
  const when = doneAt ? texts.doneAt(formatDate(doneAt)) : dueOn ? texts.due(formatDate(dueOn)) : undefined;
  const button = (
    <Button
      variant="quiet"
      size="small"
      isPending={remove.isPending}
      onPress={() => remove.mutate(undefined, { onError: showFailure })}
    >
      {texts.remove}
      <VisuallyHidden>{texts.removeWhat(title)}</VisuallyHidden>
    </Button>
  );
  return (
    <RowItem
      icon={doneAt ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
      when={when}
      action={mayRemove ? button : undefined}
    >
      {title} {doneAt ? null : <VisuallyHidden>({texts.open})</VisuallyHidden>}
    </RowItem>
  );
}

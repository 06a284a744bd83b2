import type { MilestoneView, ProjectView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Trash2 from 'lucide-react/icons/trash';
import { styled } from 'styled-components';
import { Confirm } from '../common/confirm.tsx';
import { ActionFailure } from '../common/failure.tsx';
import { Muted } from '../common/facts.tsx';
import { detail } from './strings.ts';
import { MilestoneForm } from './milestone-form.tsx';
import { useMilestoneActions } from './queries.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  &:last-child > li:last-child { border-bottom: 0; }
`;

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  padding: 10px 20px;
  border-bottom: 1px solid var(--line);
  > :first-child { flex: 1 1 160px; min-width: 0; overflow-wrap: anywhere; }
  ${media.narrow} { padding-inline: 16px; }
`;

const Still = styled.div`
  display: flex;
  gap: 12px;
  padding: 8px 0;
  svg { margin-top: 0.1em; color: var(--ink-muted); }
  &[data-done] svg { color: var(--fir-700); }
`;

/** The agreed steps of a project; each control only where the server allows it now. */
export function Milestones({ project }: { project: ProjectView }) {
  const { milestones, actions } = project;
  return (
    <Card aria-labelledby="milestones">
      <CardHeader
        id="milestones"
        title={detail.milestones}
        action={
          milestones.length > 0
            ? `${milestones.filter(({ doneAt }) => doneAt).length} / ${milestones.length}`
            : undefined
        }
      />
      {milestones.length === 0 ? (
        <CardBody>
          <Muted>{detail.noMilestones}</Muted>
        </CardBody>
      ) : (
        <List role="list">
          {milestones.map((milestone) => (
            <Milestone key={milestone.id} milestone={milestone} project={project} />
          ))}
        </List>
      )}
      {actions.includes('editMilestones') ? (
        <CardBody>
          <MilestoneForm projectId={project.id} />
        </CardBody>
      ) : null}
    </Card>
  );
}

function whenOf({ dueOn, doneAt }: MilestoneView): string | null {
  if (doneAt) return detail.milestoneDone(formatDate(doneAt));
  return dueOn ? detail.milestoneDue(formatDate(dueOn)) : null;
}

function Milestone({ milestone, project }: { milestone: MilestoneView; project: ProjectView }) {
  const { remove, setDone } = useMilestoneActions(project.id);
  const { id, version, title, doneAt } = milestone;
  return (
    <Item>
      <div>
        {project.actions.includes('completeMilestone') ? (
          <CheckboxField
            label={title}
            hint={whenOf(milestone)}
            value={doneAt !== null}
            isDisabled={setDone.isPending}
            onChange={(done) => setDone.mutate({ id, version, done })}
          />
        ) : (
          <Reading milestone={milestone} />
        )}
        <ActionFailure error={setDone.error} />
      </div>
      {project.actions.includes('editMilestones') ? (
        <Confirm
          label={detail.milestoneRemove}
          about={title}
          title={detail.milestoneRemoveTitle}
          confirmLabel={detail.milestoneRemove}
          variant="quiet"
          isDanger
          size="small"
          icon={<Trash2 aria-hidden />}
          isPending={remove.isPending}
          error={remove.error}
          onOpen={remove.reset}
          onConfirm={() => remove.mutateAsync({ id, version })}
        >
          <p>{detail.milestoneRemoveText(title)}</p>
        </Confirm>
      ) : null}
    </Item>
  );
}

function Reading({ milestone }: { milestone: MilestoneView }) {
  const isDone = milestone.doneAt !== null;
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <Still data-done={isDone ? '' : undefined}>
      <Icon size={22} aria-hidden />
      <div>
        {milestone.title}
        <Muted as="div">{whenOf(milestone)}</Muted>
        {isDone ? null : <VisuallyHidden>{detail.milestoneOpen}</VisuallyHidden>}
      </div>
    </Still>
  );
}

import type { MilestoneView } from '@psp/contracts/projects';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { formatDate } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Trash2 from 'lucide-react/icons/trash';
import { styled } from 'styled-components';
import { AddMilestone } from './add-milestone.tsx';
import type { ProjectProps } from './area.ts';
import { strings } from './strings.ts';
import { useProjectAct } from './use-project-act.ts';

const { milestones: texts } = strings;

const DoneIcon = styled(CircleCheck)`
  && { color: var(--fir-700); }
`;

const OpenIcon = styled(CircleDashed)`
  && { color: var(--ink-muted); }
`;

/** Card with the project's milestones; controls are shown only when the server allows the act. */
export function Milestones(props: ProjectProps) {
  const { milestones, actions } = props.project;
  const done = milestones.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card id="milestones" aria-labelledby="milestones-title">
      <CardHeader
        id="milestones-title"
        title={texts.title}
        action={milestones.length > 0 ? texts.caption(done, milestones.length) : null}
      />
      {milestones.length === 0 ? <CardBody>{texts.empty}</CardBody> : null}
      <RowList>
        {milestones.map((milestone) => (
          <Milestone key={milestone.id} {...props} milestone={milestone} />
        ))}
      </RowList>
      {actions.includes('editMilestones') ? <AddMilestone {...props} /> : null}
    </Card>
  );
}

type MilestoneProps = ProjectProps & { milestone: MilestoneView };

const whenOf = ({ dueOn, doneAt }: MilestoneView): string | null =>
  doneAt ? texts.doneAt(formatDate(doneAt)) : dueOn && texts.due(formatDate(dueOn));

function Milestone(props: MilestoneProps) {
  const { milestone, project } = props;
  const remove = project.actions.includes('editMilestones') ? <RemoveMilestone {...props} /> : null;
  if (project.actions.includes('completeMilestone')) {
    return (
      <RowItem action={remove ? <Row>{remove}</Row> : null}>
        <Tick {...props} />
      </RowItem>
    );
  }
  const isOpen = milestone.doneAt === null;
  return (
    <RowItem
      icon={isOpen ? <OpenIcon aria-hidden /> : <DoneIcon aria-hidden />}
      detail={whenOf(milestone)}
      action={
        <Row gap={12}>
          {isOpen ? <Badge tone="neutral">{texts.open}</Badge> : null}
          {remove}
        </Row>
      }
    >
      {milestone.title}
    </RowItem>
  );
}

function Tick({ milestone, ...props }: MilestoneProps) {
  const { id: milestoneId, version, title, doneAt } = milestone;
  const { id } = props.project;
  const tick = useProjectAct<boolean>(props, {
    send: (done) =>
      props.area.api.call('POST /projects/:id/milestones/:milestoneId/done', {
        ...{ id, milestoneId },
        body: { version, done },
      }),
    failed: texts.tickFailed,
  });
  return (
    <CheckboxField
      label={title}
      hint={whenOf(milestone)}
      value={doneAt !== null}
      isDisabled={tick.isPending}
      onChange={(done) => tick.run(done)}
    />
  );
}

function RemoveMilestone({ milestone, ...props }: MilestoneProps) {
  const { id: milestoneId, version, title } = milestone;
  const { id } = props.project;
  const remove = useProjectAct(props, {
    send: () =>
      props.area.api.call('POST /projects/:id/milestones/:milestoneId/remove', {
        ...{ id, milestoneId },
        body: { version },
      }),
    done: texts.removed,
  });
  return (
    <AskButton
      label={texts.remove}
      about={title}
      variant="quiet"
      size="small"
      icon={<Trash2 aria-hidden />}
      isDanger
      act={remove}
      title={texts.removeTitle}
    >
      <p>{texts.removeText(title)}</p>
    </AskButton>
  );
}

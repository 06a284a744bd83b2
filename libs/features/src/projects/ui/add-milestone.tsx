import { addMilestone } from '@psp/contracts/projects';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { DateField } from '@psp/design-system/date-field';
import { TextField } from '@psp/design-system/text-fields';
import { Row } from '@psp/design-system/page';
import { StackForm } from '../../forms/ui/form.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ProjectProps } from './area.ts';
import { strings } from './strings.ts';
import { useProjectAct } from './use-project-act.ts';

const { milestones: texts } = strings;

interface NewMilestone {
  title: string;
  dueOn: string | null;
}

/** Form that adds a milestone. */
export function AddMilestone(props: ProjectProps) {
  const { id } = props.project;
  const add = useProjectAct<NewMilestone>(props, {
    send: (body) => props.area.api.call('POST /projects/:id/milestones', { id, body }),
    done: texts.added,
  });
  const form = useFormOf<NewMilestone>(add, {
    blank: { title: '', dueOn: null },
    ids: { title: 'milestone-title', dueOn: 'milestone-dueOn' },
    schema: addMilestone,
    keptAs: `milestone:${id}`,
    clears: true,
  });
  const due = form.field('dueOn');
  return (
    <CardBody>
      <StackForm of={form}>
        <TextField {...form.field('title')} label={texts.name} hint={texts.nameHint} maxLength={200} />
        <Row gap={12} align="end">
          <DateField
            {...due}
            label={texts.dueOn}
            value={due.value ?? ''}
            onChange={(day) => due.onChange(day || null)}
            isOptional
          />
          <Button type="submit" variant="secondary" isPending={form.isPending}>
            {texts.add}
          </Button>
        </Row>
      </StackForm>
    </CardBody>
  );
}

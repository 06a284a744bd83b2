import { acceptProject } from '@psp/contracts/projects';
import { TextAreaField } from '@psp/design-system/text-fields';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ProjectProps } from './area.ts';
import { acts, dialogs, done } from './next-strings.ts';
import { OpenMilestones } from './open-milestones.tsx';
import { useProjectAct } from './use-project-act.ts';

const schema = acceptProject.pick({ remarks: true }).required();
const { title, text, remarks: words } = dialogs.accept;

/** Button that accepts the work, with the authority's remarks. */
export function AcceptButton(props: ProjectProps) {
  const { id, version, actions } = props.project;
  const accept = useProjectAct<{ remarks: string }>(props, {
    send: ({ remarks }) =>
      props.area.api.call('POST /projects/:id/accept', { id, body: { version, ...(remarks && { remarks }) } }),
    done: done.accept,
  });
  const form = useFormOf(accept, {
    blank: { remarks: '' },
    ids: { remarks: 'acceptance-remarks' },
    schema,
    keptAs: `acceptance:${id}`,
    clears: true,
  });
  return (
    <AskButton label={acts.accept} isOffered={actions.includes('accept')} act={form} title={title}>
      <OpenMilestones {...props} />
      <p>{text}</p>
      <TextAreaField {...form.field('remarks')} {...words} rows={4} maxLength={5000} isOptional />
    </AskButton>
  );
}

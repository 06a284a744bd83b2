import { deliverProject } from '@psp/contracts/projects';
import { TextAreaField } from '@psp/design-system/text-fields';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ProjectProps } from './area.ts';
import { acts, dialogs, done } from './next-strings.ts';
import { OpenMilestones } from './open-milestones.tsx';
import { SentFiles, useSentFiles } from './sent-files.tsx';
import { useProjectAct } from './use-project-act.ts';

const schema = deliverProject.pick({ note: true, files: true }).required();
const { title, text, note: words } = dialogs.deliver;

interface DeliveryText {
  note: string;
  files: string[];
}

/** Button that delivers the work, with a note and files. */
export function DeliverButton(props: ProjectProps) {
  const { id, version, actions } = props.project;
  const deliver = useProjectAct<DeliveryText>(props, {
    send: ({ note, files }) =>
      props.area.api.call('POST /projects/:id/deliver', {
        id,
        body: { version, ...(note && { note }), ...(files.length > 0 && { files }) },
      }),
    done: done.deliver,
  });
  const sent = useSentFiles();
  const form = useFormOf<DeliveryText>(deliver, {
    blank: { note: '', files: [] },
    ids: { note: 'delivery-note', files: 'delivery-files' },
    schema,
    check: () => ({ files: sent.problem }),
    keptAs: `delivery:${id}`,
    clears: true,
  });
  return (
    <AskButton label={acts.deliver} isOffered={actions.includes('deliver')} act={form} title={title}>
      <OpenMilestones {...props} />
      <p>{text}</p>
      <TextAreaField {...form.field('note')} {...words} rows={5} maxLength={5000} isOptional />
      <SentFiles {...props} field={form.field('files')} sent={sent} />
    </AskButton>
  );
}

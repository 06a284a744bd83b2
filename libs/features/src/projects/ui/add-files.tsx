import { AskButton } from '../../acts/ui/ask-button.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ProjectProps } from './area.ts';
import { strings } from './file-strings.ts';
import { SentFiles, useSentFiles } from './sent-files.tsx';
import { useProjectAct } from './use-project-act.ts';

interface NewFiles {
  files: string[];
}

/** Asks for files to add to the project. */
export function AddFiles({ isOffered, ...props }: ProjectProps & { isOffered: boolean }) {
  const { id } = props.project;
  const add = useProjectAct<NewFiles>(props, {
    send: (body) => props.area.api.call('POST /projects/:id/files', { id, body }),
    done: strings.added,
  });
  const sent = useSentFiles();
  const form = useFormOf<NewFiles>(add, {
    blank: { files: [] },
    ids: { files: 'project-files' },
    check: ({ files }) => ({ files: sent.problem ?? (files.length === 0 ? strings.missing : undefined) }),
    clears: true,
  });
  return (
    <AskButton
      label={strings.add}
      variant="secondary"
      size="small"
      isOffered={isOffered}
      act={form}
      title={strings.addTitle}
    >
      <p>{strings.addText}</p>
      <SentFiles {...props} field={form.field('files')} sent={sent} />
    </AskButton>
  );
}

import type { ProjectFile } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { RowItem, RowList } from '@psp/design-system/rows';
import Trash2 from 'lucide-react/icons/trash';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { FileLink, fileFacts } from '../../attachments/ui/files-card.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { fileHref, type ProjectProps } from './area.ts';
import { strings } from './file-strings.ts';
import { SentFiles, useSentFiles } from './sent-files.tsx';
import { useProjectAct } from './use-project-act.ts';

interface NewFiles {
  files: string[];
}

/* Button with a dialog that adds files to the project. */
function AddFiles({ isOffered, ...props }: ProjectProps & { isOffered: boolean }) {
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

/** Card with the files of both sides. Each side can remove its own files that are not part of a delivery. */
export function Files(props: ProjectProps) {
  const { files, actions } = props.project;
  const mayAdd = actions.includes('addFiles');
  if (!files || (files.length === 0 && !mayAdd)) return null;
  return (
    <Card id="files" aria-labelledby="files-title">
      <CardHeader id="files-title" title={strings.title} action={<AddFiles {...props} isOffered={mayAdd} />} />
      {files.length === 0 ? <CardBody>{strings.empty}</CardBody> : null}
      <RowList>
        {files.map((file) => (
          <RowItem
            key={file.id}
            detail={factsOf(file).join(', ')}
            action={mayAdd && file.mayBeRemoved ? <Remove {...props} file={file} /> : null}
          >
            <FileLink file={file} href={fileHref(props)(file.id)} />
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

const factsOf = (file: ProjectFile): string[] => [
  fileFacts(file),
  ...(file.delivery ? [strings.delivery(file.delivery)] : []),
  strings.by(file.by, formatDate(file.addedAt)),
];

function Remove({ file, ...props }: ProjectProps & { file: ProjectFile }) {
  const { id } = props.project;
  const remove = useProjectAct(props, {
    send: () => props.area.api.call('POST /projects/:id/files/:fileId/remove', { id, fileId: file.id }),
    done: strings.removed,
  });
  return (
    <AskButton
      label={strings.remove}
      about={file.name}
      variant="quiet"
      size="small"
      icon={<Trash2 aria-hidden />}
      isDanger
      act={remove}
      title={strings.removeTitle}
    >
      <p>{strings.removeText(file.name)}</p>
    </AskButton>
  );
}

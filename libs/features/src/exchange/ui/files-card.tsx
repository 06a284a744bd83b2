import type { ExchangeView } from '@psp/contracts/exchange';
import { Card, CardHeader } from '@psp/design-system/card';
import { RowItem, RowList } from '@psp/design-system/rows';
import { showToast } from '@psp/design-system/toast';
import { useQueryClient } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import type { MouseEvent } from 'react';
import { fileFacts } from '../../attachments/ui/files-card.tsx';
import type { ExchangeProps } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { projectQuery } from './queries.ts';
import { Rest } from './rest.tsx';

type ExchangeFile = ExchangeView['files'][number];

const SHOWN = 5;
const MISSING = 404;

/* Saves a fetched file under its name. */
function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/* Downloads by script, so that a file that is no longer public shows a message instead of saving an error as a file. */
function useDownload({ area, project: { id } }: ExchangeProps) {
  const client = useQueryClient();
  return async (event: MouseEvent<HTMLAnchorElement>, { name }: ExchangeFile) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await fetch(event.currentTarget.href, { credentials: 'same-origin' }).catch(() => null);
    if (answer?.ok) return saveAs(await answer.blob(), name);
    if (answer?.status !== MISSING) return showToast({ title: words.fileFailed, message: name, tone: 'danger' });
    showToast({ title: words.fileGone, message: words.fileGoneText, tone: 'danger' });
    await client.invalidateQueries({ queryKey: projectQuery(area, id).queryKey, exact: true });
  };
}

/** The documents of the project, with those that a draft takes over. */
export function FilesCard(props: ExchangeProps) {
  const { files } = props.project;
  if (files.length === 0) return null;
  const [first, rest] = [files.slice(0, SHOWN), files.slice(SHOWN)];
  return (
    <Card aria-label={words.files}>
      <CardHeader title={words.files} action={words.filesWithoutData(files.length)} />
      <Files {...props} files={first} />
      {rest.length > 0 ? (
        <Rest>
          <summary>{words.allFiles(files.length)}</summary>
          <Files {...props} files={rest} />
        </Rest>
      ) : null}
    </Card>
  );
}

function Files({ files, ...props }: ExchangeProps & { files: readonly ExchangeFile[] }) {
  const { area, project } = props;
  const download = useDownload(props);
  return (
    <RowList>
      {files.map((file) => (
        <RowItem
          key={file.id}
          icon={<FileText aria-hidden />}
          detail={words.fileFacts(fileFacts(file), file.isCopied)}
          when={words.downloads(file.downloads)}
          whenTone="muted"
        >
          <a
            href={area.api.href('GET /exchange/:id/files/:fileId', { id: project.id, fileId: file.id })}
            download={file.name}
            onClick={(event) => void download(event, file)}
          >
            {file.name}
          </a>
        </RowItem>
      ))}
    </RowList>
  );
}

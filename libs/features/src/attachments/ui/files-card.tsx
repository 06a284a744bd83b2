import { ATTACHMENT_TYPES } from '@psp/contracts/file-limits';
import type { FileView } from '@psp/contracts/files';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatFileSize } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import Download from 'lucide-react/icons/download';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/* Kind of a file: "PDF", "DOCX". */
const kindOf = ({ contentType }: FileView): string =>
  Object.entries(ATTACHMENT_TYPES)
    .find(([, type]) => type === contentType)?.[0]
    .toUpperCase() ?? strings.kind;

/** Describes a file: "PDF, 214 KB". */
export const fileFacts = (file: FileView): string => `${kindOf(file)}, ${formatFileSize(file.size)}`;

/** Link that downloads a file under its name. */
export function FileLink({ file, href }: { file: FileView; href: string }) {
  return (
    <a href={href} download={file.name}>
      <VisuallyHidden>{strings.download} </VisuallyHidden>
      {file.name}
    </a>
  );
}

const Line = styled.div`
  a { display: inline-block; min-height: 24px; overflow-wrap: anywhere; }
  span { color: var(--ink-muted); font-size: 1rem; }
`;

/** Download link of a file with its kind and size, on its own line. */
export function FileLine(props: { file: FileView; href: string }) {
  return (
    <Line>
      <FileLink {...props} /> <span>{fileFacts(props.file)}</span>
    </Line>
  );
}

interface FileListProps {
  files: readonly FileView[];
  hrefOf: (fileId: string) => string;
}

/** List of download links. */
export function FileList({ files, hrefOf }: FileListProps) {
  return (
    <RowList>
      {files.map((file) => (
        <RowItem key={file.id} icon={<Download aria-hidden />} detail={fileFacts(file)}>
          <FileLink file={file} href={hrefOf(file.id)} />
        </RowItem>
      ))}
    </RowList>
  );
}

interface FilesCardProps extends FileListProps {
  title?: string;
  /** Text shown when there are no files; without it the card is not rendered then. */
  none?: string;
}

/** Card with a list of download links. */
export function FilesCard({ files, hrefOf, title = strings.title, none }: FilesCardProps) {
  if (files.length === 0 && none === undefined) return null;
  return (
    <Card aria-label={title}>
      <CardHeader title={title} action={files.length > 0 ? strings.count(files.length) : null} />
      {files.length === 0 ? <CardBody>{none}</CardBody> : <FileList files={files} hrefOf={hrefOf} />}
    </Card>
  );
}

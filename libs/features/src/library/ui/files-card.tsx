import { DOCUMENT_TYPES } from '@psp/contracts/file-limits';
import type { LibraryView } from '@psp/contracts/library';
import { fileAnchor } from '@psp/contracts/library-names';
import { Card, CardHeader } from '@psp/design-system/card';
import { VisuallyHidden } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import Download from 'lucide-react/icons/download';
import type { libraryOperations } from '@psp/contracts/library-operations';
import type { Api } from '@psp/remote/api';
import type { ReactNode } from 'react';
import { FileLink, fileFacts } from '../../attachments/ui/files-card.tsx';
import { strings, TEXT_NOTES } from './strings.ts';

type File = LibraryView['files'][number];
/** The service that sends the files: of an area, or of visitors, which has the same addresses. */
interface FileArea {
  api: Pick<Api<typeof libraryOperations>, 'href'>;
}

/** The Word files that the portal fills, also those of a template that are not read yet. */
export const templatesIn = ({ type, files }: LibraryView): File[] =>
  files.filter(
    ({ contentType, textState, isTemplate }) =>
      isTemplate || (type === 'template' && contentType === DOCUMENT_TYPES.docx && textState === 'waiting'),
  );

/* What a reader should know of a file besides its type and size: why a search does not find its words. */
const factsOf = (file: File): string => {
  const note = TEXT_NOTES[file.textState];
  return note ? `${fileFacts(file)}, ${note}` : fileFacts(file);
};

interface FilesCardProps {
  area: FileArea;
  document: LibraryView;
  /** What else stands below a file. */
  more?: (file: File) => ReactNode;
}

/** The files of a document; a PDF also opens in the browser. */
export function FilesCard({ area, document: { id, files }, more }: FilesCardProps) {
  if (files.length === 0) return null;
  return (
    <Card aria-label={strings.files}>
      <CardHeader title={strings.files} />
      <RowList>
        {files.map((file) => (
          <RowItem key={file.id} icon={<Download aria-hidden />} detail={factsOf(file)}>
            <div id={fileAnchor(file.id)}>
              <FileLink file={file} href={area.api.href('GET /library/:id/files/:fileId', { id, fileId: file.id })} />
              {file.contentType === DOCUMENT_TYPES.pdf ? <ShownPdf area={area} id={id} file={file} /> : null}
              {more?.(file)}
            </div>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

function ShownPdf({ area, id, file }: { area: FileArea; id: string; file: File }) {
  const href = area.api.href('GET /library/:id/files/:fileId/view', { id, fileId: file.id });
  return (
    <div>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {strings.showFile}
        <VisuallyHidden> {file.name}</VisuallyHidden>
      </a>
    </div>
  );
}

import { DOCUMENT_TYPES } from '@psp/contracts/file-limits';
import { fileAnchor, type LibraryView } from '@psp/contracts/library';
import { Button } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { RowItem, RowList } from '@psp/design-system/rows';
import Download from 'lucide-react/icons/download';
import type { libraryOperations } from '@psp/contracts/library-operations';
import type { Api } from '@psp/remote/api';
import { lazy, Suspense, useState } from 'react';
import { FileLink, fileFacts } from '../../attachments/ui/files-card.tsx';
import { strings, TEXT_NOTES } from './strings.ts';

const FileTextDialog = lazy(async () => ({ default: (await import('./file-text-dialog.tsx')).FileTextDialog }));

type File = LibraryView['files'][number];
/** The service that sends the files: of an area, or of visitors, which has the same addresses. */
interface FileArea {
  api: Pick<Api<typeof libraryOperations>, 'href' | 'reader'>;
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
}

/** The files of a document; a PDF also opens in the browser, and the text of a Word file on the page. */
export function FilesCard({ area, document: { id, files } }: FilesCardProps) {
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
              {isReadableWord(file) ? <ShownText area={area} id={id} file={file} /> : null}
            </div>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

const isReadableWord = ({ contentType, textState }: File): boolean =>
  contentType === DOCUMENT_TYPES.docx && textState === 'read';

function ShownText({ area, id, file }: { area: FileArea; id: string; file: File }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div {...screenOnly}>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        {strings.readFile}
        <VisuallyHidden> {file.name}</VisuallyHidden>
      </Button>
      {isOpen ? (
        <Suspense>
          <FileTextDialog api={area.api} id={id} file={file} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
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

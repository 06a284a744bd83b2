import { DOCUMENT_TYPES } from '@psp/contracts/file-limits';
import type { LibraryView } from '@psp/contracts/library';
import { Button } from '@psp/design-system/button';
import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { lazy, Suspense, useState } from 'react';
import type { LibraryArea } from './area.ts';
import { strings } from './strings.ts';

const FileTextDialog = lazy(async () => ({ default: (await import('./file-text-dialog.tsx')).FileTextDialog }));

interface FileTextProps {
  area: LibraryArea;
  /** Of the document. */
  id: string;
  file: LibraryView['files'][number];
}

/** Button that shows the text of a Word file, which browsers do not open; nothing for other files. */
export function FileText({ area, id, file }: FileTextProps) {
  const [isOpen, setOpen] = useState(false);
  if (file.contentType !== DOCUMENT_TYPES.docx || file.textState !== 'read') return null;
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

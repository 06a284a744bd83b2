import type { LibraryView } from '@psp/contracts/library';
import type { libraryOperations } from '@psp/contracts/library-operations';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import type { Api } from '@psp/remote/api';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface FileTextProps {
  api: Pick<Api<typeof libraryOperations>, 'reader'>;
  /** Of the document. */
  id: string;
  file: LibraryView['files'][number];
  onClose: () => void;
}

/** Dialog with the text that the portal read in a file. */
export function FileTextDialog({ api, id, file, onClose }: FileTextProps) {
  const read = api.reader('GET /library/:id/files/:fileId/text', { id, fileId: file.id });
  const query = useQuery({ queryKey: ['library-text', id, file.id], queryFn: ({ signal }) => read({ signal }) });
  return (
    <Dialog
      title={file.name}
      isOpen
      isWide
      onClose={onClose}
      footer={<Button onPress={onClose}>{strings.closeFile}</Button>}
    >
      <Loaded query={query}>
        {({ parts, isCut }) => (
          <Stack gap={16}>
            {/* The text of a part of a Word file begins with its heading. */}
            {parts.map(({ heading, text }, index) => (
              <section key={index}>
                {heading ? <h3>{heading}</h3> : null}
                <Text>{text.startsWith(heading) ? text.slice(heading.length).trimStart() : text}</Text>
              </section>
            ))}
            {isCut ? <p>{strings.fileTextCut}</p> : null}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

import { Button } from '@psp/design-system/button';
import { Row, Stack } from '@psp/design-system/page';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { AlsoEditing } from '../../editing/ui/also-editing.tsx';
import { strings as uploads } from '../../attachments/ui/strings.ts';
import { StackForm } from '../../forms/ui/form.tsx';
import { strings } from './strings.ts';
import { useUnsaved } from './unsaved.tsx';
import { type Part, usePart, type Whole } from './use-part.ts';

const Box = styled.div`
  padding: 20px;
  background: var(--blue-50);
`;

interface Fields<View, Text extends FieldValues>
  extends Pick<ReturnType<typeof usePart<View, Text>>, 'field' | 'change'> {
  /** Call with true to disable saving while a file is being uploaded or was refused. */
  hold: (isHeld: boolean) => void;
}

interface PartFormProps<View, Text extends FieldValues> {
  whole: Whole<View>;
  part: Part<View, Text>;
  /** Label of the save button. */
  save: string;
  /** Message shown when a save has failed. */
  failed: string;
  onClose: (isSaved: boolean) => void;
  children: (fields: Fields<View, Text>) => ReactNode;
}

/** Form of one part with its own save button. Takes the focus. */
export function PartForm<View, Text extends FieldValues>(props: PartFormProps<View, Text>) {
  const { whole, part, save, failed, onClose, children } = props;
  const { editor, problems, tries, submit, overwrite, cancel, field, change } = usePart(whole, part, onClose);
  const { state, isUnsaved, takeSaved } = editor;
  const [isHeld, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useUnsaved(part.name, isUnsaved, takeSaved);
  useEffect(
    () => box.current?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea, form button')?.focus(),
    [],
  );
  return (
    <Box ref={box}>
      <Stack gap={16}>
        {whole.area === 'admin' ? null : (
          <AlsoEditing area={whole.area} part={part.path} id={part.isNew ? undefined : (part.id ?? whole.id)} />
        )}
        <RestoredNotice editor={editor} />
        <EditorConflict
          editor={editor}
          title={strings.conflictTitle}
          lead={() => strings.conflict}
          describe={part.describe}
          save={overwrite}
        />
        <StackForm of={{ problems, tries, submit }} gap={16} problem={state.kind === 'failed' ? failed : undefined}>
          {children({ field, change, hold: setHeld })}
          {isHeld ? <p>{uploads.running}</p> : null}
          <Row>
            <Button type="submit" isDisabled={isHeld} isPending={state.kind === 'saving'} pendingLabel={strings.saving}>
              {save}
            </Button>
            <Button variant="quiet" isDisabled={state.kind === 'saving'} onPress={cancel}>
              {strings.giveUp}
            </Button>
          </Row>
        </StackForm>
      </Stack>
    </Box>
  );
}

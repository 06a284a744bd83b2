import { Button } from '@psp/design-system/button';
import { Row, Stack } from '@psp/design-system/page';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { AlsoEditing } from '../../editing/ui/also-editing.tsx';
import { StackForm } from '../../forms/ui/form.tsx';
import { strings } from './strings.ts';
import { useUnsaved } from './unsaved.tsx';
import { type Part, type PartProps, usePart } from './use-part.ts';

const Box = styled.div`
  padding: 20px;
  background: var(--blue-50);
`;

interface Fields<Text extends FieldValues> extends Pick<ReturnType<typeof usePart<Text>>, 'field'> {
  /** Keeps the form from being saved while something it holds is on its way. */
  hold: (isHeld: boolean) => void;
}

interface PartFormProps<Text extends FieldValues> extends PartProps {
  part: Part<Text>;
  /** What the main button says. */
  save: string;
  onClose: (isSaved: boolean) => void;
  children: (fields: Fields<Text>) => ReactNode;
}

/** The form of one part of a showcase, with its own save. Takes the focus. */
export function PartForm<Text extends FieldValues>({ part, save, onClose, children, ...props }: PartFormProps<Text>) {
  const { editor, problems, tries, submit, overwrite, giveUp, field } = usePart(props, part, onClose);
  const { state, isUnsaved, takeSaved } = editor;
  const [isHeld, hold] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useUnsaved(part.name, isUnsaved, takeSaved);
  useEffect(() => box.current?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea')?.focus(), []);
  return (
    <Box ref={box}>
      <Stack gap={16}>
        <AlsoEditing
          client={props.area.client}
          part={part.path}
          id={part.isNew ? undefined : (part.id ?? props.community.id)}
        />
        <RestoredNotice editor={editor} />
        <EditorConflict
          editor={editor}
          title={strings.conflictTitle}
          lead={() => strings.conflict}
          describe={part.describe}
          save={overwrite}
        />
        <StackForm
          of={{ problems, tries, submit }}
          gap={16}
          problem={state.kind === 'failed' ? strings.saveFailed : undefined}
        >
          {children({ field, hold })}
          <Row>
            <Button type="submit" isDisabled={isHeld} isPending={state.kind === 'saving'} pendingLabel={strings.saving}>
              {save}
            </Button>
            <Button variant="quiet" isDisabled={state.kind === 'saving'} onPress={giveUp}>
              {strings.giveUp}
            </Button>
          </Row>
        </StackForm>
      </Stack>
    </Box>
  );
}

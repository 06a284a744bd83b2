import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EditButton } from './edit-button.tsx';
import { editButtonId, useEditing } from './use-editing.ts';

const Frame = styled.div<{ $isOpen: boolean }>`
  scroll-margin-top: 88px;
  > section { overflow: clip; ${({ $isOpen }) => ($isOpen ? 'outline: 2px solid var(--blue-600);' : '')} }
`;

interface SectionCardProps {
  /** Name of the section in the page's address. */
  id: string;
  title: string;
  mayEdit: boolean;
  /** The section as it stands. */
  children: ReactNode;
  /** Its form; `close` ends the editing. */
  form: (close: (isSaved: boolean) => void) => ReactNode;
}

/** A section: read, or edited in its place. The focus goes to the form, and back to the button. */
export function SectionCard({ id, title, mayEdit, children, form }: SectionCardProps) {
  const { isOpen, open, close } = useEditing(editButtonId(id));
  const edit = <EditButton part={id} name={title} onPress={open} />;
  return (
    <Frame id={id} $isOpen={isOpen}>
      <Card aria-labelledby={`${id}-title`}>
        <CardHeader id={`${id}-title`} title={title} action={mayEdit && !isOpen ? edit : null} />
        {isOpen ? form(close) : <CardBody>{children}</CardBody>}
      </Card>
    </Frame>
  );
}

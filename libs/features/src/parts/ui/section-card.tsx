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
  /** Id of the section, also its fragment in the address. */
  id: string;
  title: string;
  mayEdit: boolean;
  /** Content of the section while it is not edited. */
  children: ReactNode;
  /** Renders the form; `close` closes it. */
  form: (close: (isSaved: boolean) => void) => ReactNode;
}

/** Card of a section that is edited in place. The focus moves to the form, and back to the button when it closes. */
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

import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EditButton } from './part-buttons.tsx';

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
  form: (close: () => void) => ReactNode;
}

/** A section of the showcase: read, or edited in its place. The focus goes to the form, and back to the button. */
export function SectionCard({ id, title, mayEdit, children, form }: SectionCardProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(`${id}-edit`)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, id]);
  const edit = <EditButton id={`${id}-edit`} name={title} onPress={() => setOpen(true)} />;
  return (
    <Frame id={id} $isOpen={isOpen}>
      <Card aria-labelledby={`${id}-title`}>
        <CardHeader id={`${id}-title`} title={title} action={mayEdit && !isOpen ? edit : null} />
        {isOpen ? form(() => setOpen(false)) : <CardBody>{children}</CardBody>}
      </Card>
    </Frame>
  );
}

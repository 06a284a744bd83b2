import { Under } from '@psp/design-system/cells';
import { Row } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EditButton } from './edit-button.tsx';
import { RemovePart, type RemovePartProps } from './remove-part.tsx';

const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 0;
  > span { flex: none; width: 64px; border-radius: 4px; }
`;

const Said = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface PartRowProps extends RemovePartProps {
  id: string;
  /** Before the name. */
  picture?: ReactNode;
  /** What is told under the name, a line each; '' for none. */
  under: readonly string[];
  /** Under that. */
  more?: ReactNode;
  mayEdit: boolean;
  onEdit: () => void;
}

/** One of a list of parts as it is shown: its name and what is told of it, with the ways to edit and to remove it. */
export function PartRow({ id, picture, under, more, mayEdit, onEdit, ...part }: PartRowProps) {
  const { name } = part;
  return (
    <Shown>
      {picture}
      <Said>
        <strong>{name}</strong>
        {under.map((line) => (line ? <Under key={line}>{line}</Under> : null))}
        {more}
      </Said>
      {mayEdit ? (
        <Row gap={4}>
          <EditButton part={id} name={name} onPress={onEdit} />
          <RemovePart {...part} />
        </Row>
      ) : null}
    </Shown>
  );
}

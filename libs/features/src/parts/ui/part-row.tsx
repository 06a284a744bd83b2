import { Under } from '@psp/design-system/cells';
import { Row } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EditButton } from './edit-button.tsx';
import { RemovePart, type RemovePartProps } from './remove-part.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 0;
  > span { flex: none; width: 64px; border-radius: 4px; }
`;

const Text = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface PartRowProps extends RemovePartProps {
  id: string;
  /** Shown before the name. */
  picture?: ReactNode;
  /** Lines under the name; '' is omitted. */
  under: readonly string[];
  /** Content under these lines. */
  more?: ReactNode;
  mayEdit: boolean;
  onEdit: () => void;
}

/** Row of a part in a list: picture, name and details, with buttons to edit and remove it. */
export function PartRow({ id, picture, under, more, mayEdit, onEdit, ...part }: PartRowProps) {
  const { name } = part;
  return (
    <Line>
      {picture}
      <Text>
        <strong>{name}</strong>
        {under.map((line) => (line ? <Under key={line}>{line}</Under> : null))}
        {more}
      </Text>
      {mayEdit ? (
        <Row gap={4}>
          <EditButton part={id} name={name} onPress={onEdit} />
          <RemovePart {...part} />
        </Row>
      ) : null}
    </Line>
  );
}

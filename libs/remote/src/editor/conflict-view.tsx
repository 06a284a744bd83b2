import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Text = styled.div`
  min-width: 160px;
  white-space: pre-line;
`;

const columns = [
  { key: 'field', label: strings.field },
  { key: 'mine', label: strings.mine },
  { key: 'saved', label: strings.saved },
];

/** A field's label and text; the text is '' when the field is empty. */
export interface Line {
  term: string;
  text: string;
}

interface ConflictViewProps {
  title: string;
  /** Explains that nothing is lost and that one version must be chosen. */
  lead: string;
  mine: readonly Line[];
  saved: readonly Line[];
  onKeepMine: () => void;
  onUseSaved: () => void;
}

/** Compares the user's version with the saved one, side by side where they differ. Takes the focus. */
export function ConflictView(props: ConflictViewProps) {
  const { title, lead, mine, saved, onKeepMine, onUseSaved } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="alert">
      <Card>
        <CardHeader title={title} />
        <CardBody>
          <Stack gap={16}>
            <p>{lead}</p>
            <Differences mine={mine} saved={saved} />
            <Row gap={12}>
              <Button onPress={onKeepMine}>{strings.keepMine}</Button>
              <Button variant="secondary" onPress={onUseSaved}>
                {strings.takeSaved}
              </Button>
            </Row>
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}

function Differences({ mine, saved }: Pick<ConflictViewProps, 'mine' | 'saved'>) {
  const rows = mine
    .map((line) => ({ ...line, other: saved.find(({ term }) => term === line.term)?.text ?? '' }))
    .filter(({ text, other }) => text.trim() !== other.trim());
  if (rows.length === 0) return <p>{strings.same}</p>;
  return (
    <Table caption={strings.caption} columns={columns} isCaptionHidden>
      {rows.map(({ term, text, other }) => (
        <Tr key={term}>
          <Th>{term}</Th>
          <Td>
            <Text>{text || '–'}</Text>
          </Td>
          <Td>
            <Text>{other || '–'}</Text>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

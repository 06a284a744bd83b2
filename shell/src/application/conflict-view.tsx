import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Described } from '../register/describe.ts';
import { conflict as messages } from './messages.ts';

const Text = styled.div`
  min-width: 160px;
  white-space: pre-line;
`;

const columns = [
  { key: 'field', label: messages.field },
  { key: 'mine', label: messages.mine },
  { key: 'saved', label: messages.saved },
];

interface ConflictViewProps {
  mine: readonly Described[];
  saved: readonly Described[];
  isBusy: boolean;
  onKeepMine: () => void;
  onUseSaved: () => void;
}

/** The person's text and the one that was saved meanwhile, where they differ. Takes focus. */
export function ConflictView({ mine, saved, isBusy, onKeepMine, onUseSaved }: ConflictViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const rows = mine
    .map((line) => ({ ...line, other: saved.find(({ id }) => id === line.id)?.text ?? '' }))
    .filter(({ text, other }) => text.trim() !== other.trim());
  return (
    <div ref={place} tabIndex={-1} role="alert">
      <Card>
        <CardHeader title={messages.title} />
        <CardBody>
          <Stack gap={16}>
            <p>{messages.lead}</p>
            {rows.length === 0 ? (
              <p>{messages.same}</p>
            ) : (
              <Table caption={messages.caption} columns={columns} isCaptionHidden keepsColumns>
                {rows.map((row) => (
                  <Tr key={row.id}>
                    <Th>{row.term}</Th>
                    <Td>
                      <Text>{row.text || '–'}</Text>
                    </Td>
                    <Td>
                      <Text>{row.other || '–'}</Text>
                    </Td>
                  </Tr>
                ))}
              </Table>
            )}
            <Row gap={12}>
              <Button isPending={isBusy} onPress={onKeepMine}>
                {messages.keepMine}
              </Button>
              <Button variant="secondary" isDisabled={isBusy} onPress={onUseSaved}>
                {messages.useSaved}
              </Button>
            </Row>
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}

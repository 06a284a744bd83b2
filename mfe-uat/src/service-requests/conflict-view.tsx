import type { Party } from '@psp/contracts/common';
import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { describeContent, differences } from './describe.ts';
import { editorMessages } from './editor-messages.ts';

const messages = editorMessages.conflict;

const Text = styled.div`
  min-width: 220px;
  white-space: pre-line;
`;

const columns = [
  { key: 'field', label: messages.field },
  { key: 'mine', label: messages.mine },
  { key: 'saved', label: messages.saved },
];

const namesOf = (content: RequestContent, parties: Party[]): string[] =>
  content.invited.map((id) => parties.find((party) => party.id === id)?.name ?? editorMessages.fields.unknownPartner);

interface ConflictViewProps {
  mine: RequestContent;
  current: RequestView;
  isPending: boolean;
  onKeepMine: () => void;
  onUseSaved: () => void;
}

/** The person's text and the one that was saved meanwhile, side by side where they differ. Takes focus. */
export function ConflictView({ mine, current, isPending, onKeepMine, onUseSaved }: ConflictViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const saved = describeContent(current.content, namesOf(current.content, current.invited));
  const rows = differences(describeContent(mine, namesOf(mine, current.invited)), saved);
  return (
    <div ref={place} tabIndex={-1} role="alert">
      <Card>
        <CardHeader title={messages.title} />
        <CardBody>
          <Stack gap={16}>
            <p>
              {messages.lead} {messages.savedAt(current.updatedAt)}
            </p>
            {rows.length === 0 ? <p>{messages.same}</p> : <Differences rows={rows} />}
            <Row gap={12}>
              <Button isPending={isPending} onPress={onKeepMine}>
                {messages.keepMine}
              </Button>
              <Button variant="secondary" isDisabled={isPending} onPress={onUseSaved}>
                {messages.useSaved}
              </Button>
            </Row>
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}

function Differences({ rows }: { rows: ReturnType<typeof differences> }) {
  return (
    <Table caption={messages.caption} columns={columns} isCaptionHidden keepsColumns>
      {rows.map((row) => (
        <Tr key={row.term}>
          <Th>{row.term}</Th>
          <Td>
            <Text>{row.mine || '–'}</Text>
          </Td>
          <Td>
            <Text>{row.saved || '–'}</Text>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

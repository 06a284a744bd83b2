import type { OfferContent } from '@psp/contracts/offers';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Row, Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { Prose } from '../common/facts.tsx';
import { contentItems } from './content.ts';
import { conflict } from './messages.ts';

interface ConflictProps {
  mine: OfferContent;
  theirs: OfferContent;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  isPending: boolean;
}

const COLUMNS = [
  { key: 'field', label: conflict.field },
  { key: 'mine', label: conflict.mine },
  { key: 'theirs', label: conflict.theirs },
];

/** Two texts of the same offer, side by side, and the choice between them. */
export function OfferConflict({ mine, theirs, onKeepMine, onTakeTheirs, isPending }: ConflictProps) {
  const others = new Map(contentItems(theirs).map(({ key, detail }) => [key, detail]));
  return (
    <Card aria-labelledby="conflict">
      <CardHeader id="conflict" title={conflict.title} />
      <CardBody role="alert">
        <p>{conflict.text}</p>
      </CardBody>
      <Table caption={conflict.table} columns={COLUMNS} isCaptionHidden keepsColumns>
        {contentItems(mine).map(({ key, term, detail }) => (
          <Tr key={key}>
            <Th>{term}</Th>
            <Td isMarked={detail !== others.get(key)}>
              <Prose>{detail}</Prose>
            </Td>
            <Td isMarked={detail !== others.get(key)}>
              <Prose>{others.get(key)}</Prose>
            </Td>
          </Tr>
        ))}
      </Table>
      <CardBody>
        <Stack>
          <Row>
            <Button onPress={onKeepMine} isPending={isPending}>
              {conflict.keepMine}
            </Button>
            <Button variant="secondary" onPress={onTakeTheirs} isDisabled={isPending}>
              {conflict.takeTheirs}
            </Button>
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}

import type { ProjectView } from '@psp/contracts/projects';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const { delivery } = strings;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The last delivery and what the authority answered to it; nothing before there is one. */
export function Delivery({ project }: { project: ProjectView }) {
  const { deliveredAt, changesReason, completedAt, firma } = project;
  if (!deliveredAt) return null;
  return (
    <Card id="delivery" aria-labelledby="delivery-title">
      <CardHeader id="delivery-title" title={delivery.title} action={formatDateTime(deliveredAt)} />
      <CardBody>
        <Stack gap={12}>
          <p>
            {delivery.by(firma.name)}{' '}
            {changesReason ? null : completedAt ? delivery.accepted(formatDate(completedAt)) : delivery.awaited}
          </p>
          {changesReason ? (
            <div>
              <h3>{delivery.changes}</h3>
              <Words>{changesReason}</Words>
            </div>
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

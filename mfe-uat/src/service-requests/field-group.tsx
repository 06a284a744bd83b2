import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Short fields side by side, as many as fit. */
export const ShortFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 16px;
  align-items: start;
`;

/** A titled group of fields. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Stack gap={20}>{children}</Stack>
      </CardBody>
    </Card>
  );
}

import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import type { ReactNode } from 'react';

/** Fields of a request that are filled in together, under their title. */
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

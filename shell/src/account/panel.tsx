import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** A badge or a short remark beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Card of the account pages: a region with a title. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} action={action} />
      <CardBody>
        <Stack gap={16}>{children}</Stack>
      </CardBody>
    </Card>
  );
}

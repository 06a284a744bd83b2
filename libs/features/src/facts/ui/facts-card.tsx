import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { useId } from 'react';
import { FactList, type FactListProps } from './fact-list.tsx';

interface FactsCardProps extends FactListProps {
  title: string;
}

/** Facts under a title of their own. */
export function FactsCard({ title, ...facts }: FactsCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      <CardBody>
        <FactList {...facts} />
      </CardBody>
    </Card>
  );
}

import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { useId } from 'react';
import { FactList, type FactListProps } from './fact-list.tsx';

interface FactsCardProps extends FactListProps {
  title: string;
}

/** Card with a title and a list of facts. */
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

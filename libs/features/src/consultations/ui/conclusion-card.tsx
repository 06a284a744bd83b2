import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { strings } from './strings.ts';

/** Card with the authority's conclusion of a consultation; renders nothing without one. */
export function ConclusionCard({ conclusion }: { conclusion: string | null | undefined }) {
  if (!conclusion) return null;
  return (
    <Card aria-labelledby="conclusion-title">
      <CardHeader id="conclusion-title" title={strings.conclusion} />
      <CardBody>
        <Prose>{conclusion}</Prose>
      </CardBody>
    </Card>
  );
}

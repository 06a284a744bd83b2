import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { strings } from './strings.ts';

/** What the authority concluded from the answers to a consultation, if it did. */
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

import type { AskedPart } from '@psp/contracts/group-parts';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { PartBody, PartList } from '@psp/features/groups/ui/part-body';
import { strings as common } from '@psp/features/groups/ui/strings';
import { strings } from './strings.ts';

/** The authorities of a group request, each with its part. */
export function PartsCard({ leader, parts }: { leader: string; parts: readonly AskedPart[] }) {
  return (
    <Card>
      <CardHeader title={common.title} />
      <CardBody>
        <Stack gap={8}>
          <p>{strings.lead(leader)}</p>
          <PartList aria-label={strings.list}>
            {parts.map((part) => (
              <li key={part.authority.id}>
                <strong>{[part.authority.name, part.authority.county].filter(Boolean).join(', ')}</strong>
                <PartBody part={part} />
              </li>
            ))}
          </PartList>
        </Stack>
      </CardBody>
    </Card>
  );
}

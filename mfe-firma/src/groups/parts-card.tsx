import type { AskedPart } from '@psp/contracts/group-parts';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { formatLei } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Rows = styled.ul`
  > li { padding: 12px 0; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid var(--line); }
  p { white-space: pre-line; }
`;

const factsOf = ({ quantity, budget, place }: AskedPart): string =>
  [quantity, budget === null ? '' : strings.budget(formatLei(budget)), place].filter(Boolean).join(' · ');

/** The authorities that ask together, each with its part. */
export function PartsCard({ leader, parts }: { leader: string; parts: readonly AskedPart[] }) {
  return (
    <Card>
      <CardHeader title={strings.title} />
      <CardBody>
        <Stack gap={8}>
          <p>{strings.lead(leader)}</p>
          <Rows aria-label={strings.list}>
            {parts.map((part) => (
              <li key={part.authority.id}>
                <strong>{[part.authority.name, part.authority.county].filter(Boolean).join(', ')}</strong>
                <p>{part.need}</p>
                <Under>{factsOf(part)}</Under>
              </li>
            ))}
          </Rows>
        </Stack>
      </CardBody>
    </Card>
  );
}

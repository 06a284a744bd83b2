import type { PartnerView } from '@psp/contracts/partners';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { strings as partners } from '@psp/features/partners/ui/strings';
import { Link } from '@psp/design-system/link';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 12px 24px;
  li { display: flex; gap: 10px; }
  svg { width: 20px; height: 20px; margin-top: 0.2em; color: var(--fir-700); }
`;

/** Everything the company offers. */
export function Services({ partner: { id, services } }: { partner: PartnerView }) {
  return (
    <Card>
      <CardHeader
        title={partners.services}
        action={<Link href={`/marketplace?partner=${id}`}>{strings.marketplace}</Link>}
      />
      <CardBody>
        {services.length === 0 ? (
          <p>{strings.noServices}</p>
        ) : (
          <List>
            {services.map((service) => (
              <li key={service}>
                <Check aria-hidden />
                {service}
              </li>
            ))}
          </List>
        )}
      </CardBody>
    </Card>
  );
}

import type { PartnerView } from '@psp/contracts/partners';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { strings as partners } from './strings.ts';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { strings } from './profile-strings.ts';
import { Tags } from './tags.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 12px 24px;
  li { display: flex; gap: 10px; }
  svg { width: 20px; height: 20px; margin-top: 0.2em; color: var(--fir-700); }
`;

/** Card with the company's services and specializations. */
export function Services({ partner: { id, services, specializations } }: { partner: PartnerView }) {
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
      {specializations.length > 0 ? (
        <CardBody>
          <Stack gap={8}>
            <strong>{strings.specializations}</strong>
            <Tags label={strings.specializations} words={specializations} />
          </Stack>
        </CardBody>
      ) : null}
    </Card>
  );
}

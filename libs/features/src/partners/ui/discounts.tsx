import type { PartnerView } from '@psp/contracts/partners';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { strings } from './profile-strings.ts';
import { PlainList, Remark } from './plain-list.tsx';

/** What the company gives off its prices at present; nothing when it gives nothing. */
export function Discounts({ discounts }: Pick<PartnerView, 'discounts'>) {
  if (discounts.length === 0) return null;
  return (
    <Card>
      <CardHeader title={strings.discounts} />
      <CardBody>
        <PlainList>
          {discounts.map(({ id, title, description, validUntil }) => (
            <li key={id}>
              <strong>{title}</strong>
              {description ? <span>{description}</span> : null}
              {validUntil ? <Remark>{strings.discountUntil(validUntil)}</Remark> : null}
            </li>
          ))}
        </PlainList>
      </CardBody>
    </Card>
  );
}

import type { PartnerView } from '@psp/contracts/partners';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { PlainList, Remark } from './plain-list.tsx';
import { messages } from './messages.ts';

type Certificate = PartnerView['certificates'][number];

/** What the company is certified for, and until when. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <Card>
      <CardHeader title={messages.certificates} />
      <CardBody>
        {certificates.length === 0 ? (
          <p>{messages.noCertificates}</p>
        ) : (
          <PlainList>
            {certificates.map((certificate) => (
              <li key={certificate.id}>
                <strong>{certificate.name}</strong>
                {certificate.issuer ? <Remark>{messages.issuedBy(certificate.issuer)}</Remark> : null}
                <Validity certificate={certificate} />
              </li>
            ))}
          </PlainList>
        )}
      </CardBody>
    </Card>
  );
}

function Validity({ certificate: { validUntil, expired } }: { certificate: Certificate }) {
  if (validUntil === null) return <Remark>{messages.noExpiry}</Remark>;
  if (!expired) return <Remark>{messages.validUntil(validUntil)}</Remark>;
  return (
    <div>
      <Badge tone="danger">{messages.expiredOn(validUntil)}</Badge>
    </div>
  );
}

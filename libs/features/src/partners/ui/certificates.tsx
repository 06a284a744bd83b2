import type { PartnerView } from '@psp/contracts/partners';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { FileLine } from '../../attachments/ui/files-card.tsx';
import { PlainList, Remark } from './plain-list.tsx';
import { strings } from './profile-strings.ts';

type Certificate = PartnerView['certificates'][number];

/** What the company is certified for, and until when. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <Card>
      <CardHeader title={strings.certificates} />
      <CardBody>
        {certificates.length === 0 ? (
          <p>{strings.noCertificates}</p>
        ) : (
          <PlainList>
            {certificates.map((certificate) => (
              <li key={certificate.id}>
                <strong>{certificate.name}</strong>
                {certificate.issuer ? <Remark>{strings.issuedBy(certificate.issuer)}</Remark> : null}
                <Validity certificate={certificate} />
                <Files certificate={certificate} />
              </li>
            ))}
          </PlainList>
        )}
      </CardBody>
    </Card>
  );
}

function Files({ certificate: { id, files } }: { certificate: Certificate }) {
  return files.map((file) => (
    <FileLine key={file.id} file={file} href={`/api/public/certificates/${id}/attachments/${file.id}`} />
  ));
}

function Validity({ certificate: { validUntil, expired } }: { certificate: Certificate }) {
  if (validUntil === null) return <Remark>{strings.noExpiry}</Remark>;
  if (!expired) return <Remark>{strings.validUntil(validUntil)}</Remark>;
  return (
    <div>
      <Badge tone="danger">{strings.expiredOn(validUntil)}</Badge>
    </div>
  );
}

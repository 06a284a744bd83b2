import type { PartnerView, publicPartnerOperations } from '@psp/contracts/partners';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { createApi } from '@psp/remote/api';
import { FileLine } from '../../attachments/ui/files-card.tsx';
import { PlainList, Remark } from './plain-list.tsx';
import { strings } from './profile-strings.ts';

const partners = createApi<typeof publicPartnerOperations>('public');

type Certificate = PartnerView['certificates'][number];

/** Card with the company's valid certificates. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  // A service of the previous release also returns expired certificates.
  const valid = certificates.filter(({ expired }) => !expired);
  return (
    <Card>
      <CardHeader title={strings.certificates} />
      <CardBody>
        {valid.length === 0 ? (
          <p>{strings.noCertificates}</p>
        ) : (
          <PlainList>
            {valid.map((certificate) => (
              <li key={certificate.id}>
                <strong>{certificate.name}</strong>
                {certificate.issuer ? <Remark>{strings.issuedBy(certificate.issuer)}</Remark> : null}
                <Remark>{validityOf(certificate)}</Remark>
                {certificate.isFiled === false ? <Remark>{strings.notFiled}</Remark> : null}
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
    <FileLine
      key={file.id}
      file={file}
      href={partners.href('GET /certificates/:id/attachments/:fileId', { id, fileId: file.id })}
    />
  ));
}

const validityOf = ({ validUntil }: Certificate): string =>
  validUntil === null ? strings.noExpiry : strings.validUntil(validUntil);

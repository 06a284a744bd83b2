import { OwnText } from '@psp/design-system/own-text';
import type { LegalAdminView } from '@psp/contracts/legal';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { styled } from 'styled-components';
import { Under } from '@psp/design-system/cells';
import { strings } from './strings.ts';

const Note = styled.p`
  margin: 8px 0;
`;

/** The versions of a document, the newest first, each with what it changed and as it is read on the site. */
export function VersionsCard({ document: { slug, versions } }: { document: LegalAdminView }) {
  return (
    <Card>
      <CardHeader title={strings.versions} />
      {versions.map(({ number, effectiveOn, note, publishedAt, publishedBy, isInForce }) => (
        <CardBody key={number}>
          <strong>{strings.version(number)}</strong>
          {isInForce ? <OwnText>{` (${strings.isInForce})`}</OwnText> : null}
          <Under>{strings.from(formatDate(effectiveOn))}</Under>
          <Under>
            {publishedBy ? strings.publishedBy(publishedBy, formatDate(publishedAt)) : strings.publishedInitially}
          </Under>
          {note ? <Note>{note}</Note> : null}
          <Link href={`/legal/${slug}?versiune=${number}`} target="_blank" rel="noopener">
            {strings.read}
          </Link>
        </CardBody>
      ))}
    </Card>
  );
}

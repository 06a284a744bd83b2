import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import type { LegalAdminView } from '@psp/contracts/legal';
import { LEGAL_TITLES } from '@psp/contracts/legal-documents';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { DraftForm } from './draft-form.tsx';
import { documentQuery } from './queries.ts';
import { NAME } from './name.ts';
import { strings } from './strings.ts';

/** /admin/legal/{slug}: a legal document, its draft and its versions. */
export function DocumentPage() {
  const { slug = '' } = useParams();
  const query = useQuery(documentQuery(slug));
  return <LoadedPage query={query}>{(document) => <Detail key={slug} document={document} />}</LoadedPage>;
}

const Note = styled.p`
  margin: 8px 0;
`;

/** Versions of a document, newest first, each with its note and a link to its public page. */
function VersionsCard({ document: { slug, versions } }: { document: LegalAdminView }) {
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

function Detail({ document }: { document: LegalAdminView }) {
  const title = LEGAL_TITLES[document.slug];
  usePageTitle(title);
  const mayWrite = !useIsReadOnly('settings');
  const [isBegun, setBegun] = useState(false);
  const isWriting = mayWrite && (isBegun || document.draft !== null);
  const begin = (
    <Button variant="secondary" onPress={() => setBegun(true)}>
      {strings.begin}
    </Button>
  );
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        breadcrumb={[{ label: NAME, href: '/admin/legal' }, { label: title }]}
        actions={mayWrite && !isWriting ? begin : null}
      />
      <Columns>
        {isWriting ? <DraftForm document={document} onEnd={() => setBegun(false)} /> : <Present document={document} />}
        <VersionsCard document={document} />
      </Columns>
    </Page>
  );
}

function Present({ document: { current } }: { document: LegalAdminView }) {
  return (
    <Card>
      <CardHeader title={strings.present} action={strings.version(current.number)} />
      <CardBody>
        <Stack gap={24}>
          <p>{current.lead}</p>
          <RichText html={current.body} />
        </Stack>
      </CardBody>
    </Card>
  );
}

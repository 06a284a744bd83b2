import { readCode, type Verification, type verificationOperations } from '@psp/contracts/documents';
import { Card, CardBody } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatDateTime } from '@psp/design-system/format';
import { Page, PageHeader } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { createApi } from '@psp/remote/api';
import { isApiError } from '@psp/remote/api-error';
import { Failed } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { CodeForm } from './code-form.tsx';
import { FileComparison } from './file-comparison.tsx';
import { strings } from './strings.ts';

const Sum = styled.code`
  overflow-wrap: anywhere;
`;

const verifications = createApi<typeof verificationOperations>('public');

const verificationQuery = (code: string) =>
  readQuery(verifications, ['public', 'verification', code], 'GET /verifications/:code', { code });

/** /verificare: asks for a code or a PDF. */
export function VerifyPage() {
  usePageHead({ title: strings.title, path: '/verificare', isIndexed: false });
  return (
    <Page isCentred width="narrow">
      <PageHeader title={strings.title} lead={strings.lead} />
      <CodeForm />
    </Page>
  );
}

/** /verificare/{code}: confirms a document of the portal by its checksums and its date, and says nothing else of it. */
export function VerificationPage() {
  const { code = '' } = useParams();
  const read = readCode(code);
  const query = useQuery({ ...verificationQuery(read ?? ''), enabled: read !== null });
  const isNone = read === null || (isApiError(query.error) && query.error.status === 404);
  const title = isNone ? strings.invalid : strings.title;
  usePageHead({ title, path: '/verificare', isIndexed: false });
  if (query.data) return <Confirmed of={query.data} />;
  return (
    <Page isCentred width="narrow">
      <PageHeader title={title} lead={isNone ? strings.invalidText : undefined} />
      {isNone ? (
        <CodeForm key={code} begun={code} />
      ) : query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonList label={common.loading} />
      )}
    </Page>
  );
}

function Confirmed({ of: { code, madeAt, contentChecksum, parts } }: { of: Verification }) {
  const items = [
    { term: strings.code, detail: code },
    { term: strings.madeAt, detail: formatDateTime(madeAt) },
    { term: strings.content, detail: <Sum>{contentChecksum}</Sum> },
    ...parts.map(({ kind, checksum }) => ({ term: strings.parts[kind], detail: <Sum>{checksum}</Sum> })),
  ];
  return (
    <Page isCentred width="narrow">
      <PageHeader title={strings.valid} lead={strings.validText} />
      <FileComparison key={code} code={code} parts={parts} />
      <Card>
        <CardBody>
          <DescriptionList items={items} />
        </CardBody>
      </Card>
      <p>{strings.privacy}</p>
    </Page>
  );
}

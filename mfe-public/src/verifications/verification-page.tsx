import { codeInFile, readCode, type Verification, type verificationOperations } from '@psp/contracts/documents';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { TextField } from '@psp/design-system/text-fields';
import { FilesDrop } from '@psp/design-system/files-drop';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { createApi } from '@psp/remote/api';
import { isApiError, isRecord } from '@psp/remote/api-error';
import { Failed } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { ConfirmedCertificate } from './confirmed-certificate.tsx';
import { strings } from './strings.ts';

const Sum = styled.code`
  overflow-wrap: anywhere;
`;

const verifications = createApi<typeof verificationOperations>('public');

const verificationQuery = (code: string) =>
  readQuery(verifications, ['public', 'verification', code], 'GET /verifications/:code', { code });

const CODE_FIELD_ID = 'verification-code';

/** Maximum size of a file that is read into memory, in bytes. */
const MAX_FILE_BYTES = 200 * 1024 * 1024;

/** A file read in the browser. */
interface ReadFile {
  name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  checksum: string;
  /** Code in its metadata; null without one. */
  code: string | null;
}

/** Reads a file's checksum and code without sending it. Resolves to an error message when this is not possible. */
async function readFile(file: File): Promise<ReadFile | string> {
  const { name } = file;
  if (!globalThis.isSecureContext) return strings.insecure;
  if (file.size > MAX_FILE_BYTES) return strings.tooLarge(name);
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return strings.unread(name);
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const checksum = [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name, checksum, code: codeInFile(new Uint8Array(bytes)) };
}

/** The file in the `state` of a navigation; null without one. */
function fileIn(state: unknown): ReadFile | null {
  if (!isRecord(state)) return null;
  const { name, checksum, code } = state;
  if (typeof name !== 'string' || typeof checksum !== 'string') return null;
  return { name, checksum, code: typeof code === 'string' ? code : null };
}

/* State of the form. The page of a code is opened with the picked file in the navigation's state. */
function useCodeForm(initial: string) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();
  const open = (code: string, read: ReadFile | null) => navigate(`/verificare/${code}`, { state: read });
  return {
    field: {
      value: typed,
      error,
      onChange: (value: string) => {
        setTyped(value);
        setError(undefined);
      },
    },
    problem,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      const code = readCode(typed);
      if (code) return void open(code, file);
      setError(strings.malformed);
      document.getElementById(CODE_FIELD_ID)?.focus();
    },
    pick: async ([picked]: File[]) => {
      if (!picked) return;
      const read = await readFile(picked);
      if (typeof read === 'string') return setProblem(read);
      setFile(read);
      if (read.code) return open(read.code, read);
      setProblem(strings.noCode(read.name));
    },
  };
}

/** Form for the code of a document, typed or read from its PDF; opens the page of that code. `initial`: initial text. */
function CodeForm({ begun: initial = '' }: { begun?: string }) {
  const { field, problem, submit, pick } = useCodeForm(initial);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        <Stack gap={16}>
          <TextField
            id={CODE_FIELD_ID}
            label={strings.typed}
            hint={strings.typedHint}
            {...field}
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <Button type="submit">{strings.check}</Button>
          </div>
        </Stack>
        <FilesDrop label={strings.file} hint={strings.fileHint} accept=".pdf" onPick={(files) => void pick(files)} />
        <div role="status">{problem ? <Notice tone="warning">{problem}</Notice> : null}</div>
      </Stack>
    </form>
  );
}

/** /verificare: form for a code or a PDF. */
export function VerifyPage() {
  usePageHead({ title: strings.title, path: '/verificare', isIndexed: false });
  return (
    <Page isCentred width="narrow">
      <PageHeader title={strings.title} lead={strings.lead} />
      <CodeForm />
    </Page>
  );
}

/** /verificare/{code}: confirms a document of the portal by its checksums and date, without revealing its content. */
export function VerificationPage() {
  const { code = '' } = useParams();
  const read = readCode(code);
  const query = useQuery({ ...verificationQuery(read ?? ''), enabled: read !== null });
  const isNone = read === null || (isApiError(query.error) && query.error.status === 404);
  const title = isNone ? strings.invalid : strings.title;
  usePageHead({ title, path: '/verificare', isIndexed: false });
  const certificate = query.data?.certificate;
  if (query.data && certificate) return <ConfirmedCertificate key={code} of={query.data} certificate={certificate} />;
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

/** Compares a picked file with the checksums of the document; the file is not uploaded. */
function FileComparison({ code, parts }: Pick<Verification, 'code' | 'parts'>) {
  const { state } = useLocation();
  const [picked, setPicked] = useState(() => fileIn(state));
  const [problem, setProblem] = useState('');
  const pick = async ([file]: File[]) => {
    if (!file) return;
    const read = await readFile(file);
    if (typeof read === 'string') return setProblem(read);
    setProblem('');
    setPicked(read);
  };
  return (
    <Stack gap={16}>
      <div role="status">
        {picked && !problem ? <Result code={code} parts={parts} file={picked} /> : null}
        {problem ? <Notice tone="warning">{problem}</Notice> : null}
      </div>
      <FilesDrop
        label={strings.compare}
        hint={strings.compareHint}
        accept=".pdf,.zip,.xlsx"
        onPick={(files) => void pick(files)}
      />
    </Stack>
  );
}

function Result({ code, parts, file }: Pick<Verification, 'code' | 'parts'> & { file: ReadFile }) {
  if (parts.some(({ checksum }) => checksum === file.checksum))
    return (
      <Notice tone="success" title={strings.same}>
        <p>{strings.sameText(file.name)}</p>
      </Notice>
    );
  if (file.code === null || file.code === code)
    return (
      <Notice tone="warning" title={strings.other}>
        <p>{strings.otherText(file.name)}</p>
      </Notice>
    );
  return (
    <Notice tone="warning" title={strings.another}>
      <p>{strings.anotherText(file.name, file.code)}</p>
      <Link to={`/verificare/${file.code}`} state={file}>
        {strings.checkAnother}
      </Link>
    </Notice>
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

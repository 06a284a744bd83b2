import {
  LIBRARY_IMPORT_STATUS,
  type LibraryImportResult,
  type LibraryImportView,
} from '@psp/contracts/library-imports';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardHeader } from '@psp/design-system/card';
import { formatDateTime, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { libraryQueue } from '../queries.ts';
import { strings } from '../strings.ts';
import { api, IMPORTS, importList, importQuery } from './queries.ts';
import { imports as words } from './strings.ts';

interface ImportProps {
  one: LibraryImportView;
}

/** /admin/library/import/:id: progress of an import and its results. */
export function ImportResultPage() {
  const query = useQuery(importQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(one) => <Result one={one} />}</LoadedPage>;
}

function Result({ one }: ImportProps) {
  const { name, status, results, bad } = one;
  usePageTitle(name);
  const isReadOnly = useIsReadOnly('library');
  const list = { label: strings.title, href: libraryQueue.list.address(libraryQueue.list.none) };
  const made = results.filter(({ documentId }) => documentId !== null);
  const isEnded = status === 'done' || status === 'stopped';
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        badge={<StatusBadge status={LIBRARY_IMPORT_STATUS[status]} />}
        breadcrumb={[list, { label: words.title, href: importList.address({}) }]}
        actions={
          isReadOnly || !isEnded ? (
            <StopButton one={one} />
          ) : (
            <ButtonLink variant="secondary" href={importList.address({})}>
              {words.again}
            </ButtonLink>
          )
        }
      />
      {/* Paper has the figures among the facts. */}
      <div {...screenOnly}>
        <Progress one={one} />
      </div>
      <Columns>
        <Stack gap={24}>
          {bad > 0 ? <BadCard rows={results.filter(({ problem }) => problem !== null)} /> : null}
          {made.length > 0 ? <MadeCard rows={made} /> : null}
        </Stack>
        <Facts one={one} />
      </Columns>
    </Page>
  );
}

/* Announced once at the end; the bar says the rest. */
function Progress({ one: { status, made, bad, results } }: ImportProps) {
  if (status === 'receiving') return <Notice tone="info">{words.receiving}</Notice>;
  if (status === 'running')
    return (
      <Notice tone="info" title={`${words.running}: ${words.progress(made + bad, results.length)}`}>
        <Stack gap={8}>
          <p>{words.runningText}</p>
          <ProgressBar value={((made + bad) / Math.max(1, results.length)) * 100} label={words.running} />
        </Stack>
      </Notice>
    );
  const isWhole = status === 'done' && bad === 0;
  return (
    <Notice tone={isWhole ? 'success' : 'warning'} role="status" title={words.result({ made, bad })}>
      {isWhole ? words.allMade : words.problemsText}
    </Notice>
  );
}

const problemColumns = [
  { key: 'file', label: words.file },
  { key: 'line', label: words.line },
  { key: 'title', label: words.documentTitle },
  { key: 'reason', label: words.reason },
];

function BadCard({ rows }: { rows: readonly LibraryImportResult[] }) {
  return (
    <Card aria-label={words.problems}>
      <CardHeader title={words.problems} action={formatNumber(rows.length)} />
      <Table caption={words.problems} columns={problemColumns} isCaptionHidden>
        {rows.map(({ position, line, file, title, problem }) => (
          <Tr key={position}>
            <Th>{file}</Th>
            <Td>{line === null ? words.noLine : formatNumber(line)}</Td>
            <Td>{title}</Td>
            <Td>{problem}</Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

const madeColumns = [
  { key: 'title', label: words.documentTitle },
  { key: 'file', label: words.file },
];

function MadeCard({ rows }: { rows: readonly LibraryImportResult[] }) {
  return (
    <Card aria-label={words.list}>
      <CardHeader title={words.list} action={formatNumber(rows.length)} />
      <Table caption={words.list} columns={madeColumns} isCaptionHidden>
        {rows.map(({ position, file, title, documentId }) => (
          <Tr key={position}>
            <Th>
              <Link href={libraryQueue.hrefOf(documentId ?? '', libraryQueue.list.none)}>{title}</Link>
            </Th>
            <Td>{file}</Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

function Facts({ one: { by, createdAt, rows, files, made, bad, publishes, status } }: ImportProps) {
  return (
    <FactsCard
      title={words.facts}
      items={[
        { term: words.columns.by, detail: by },
        { term: words.columns.when, detail: formatDateTime(createdAt) },
        { term: words.rows, detail: formatNumber(rows) },
        { term: words.stored, detail: formatNumber(files) },
        {
          term: words.made,
          detail: status === 'receiving' ? '0' : `${formatNumber(made)}, ${words.outcomeOf(publishes)}`,
        },
        { term: words.bad, detail: formatNumber(bad) },
      ]}
    />
  );
}

function StopButton({ one: { id, version, name, actions } }: ImportProps) {
  const act = useAct({
    send: () => api.call('POST /library-imports/:id/stop', { id, body: { version } }),
    view: importQuery(id),
    refreshes: [IMPORTS],
    done: words.stopped,
    about: name,
  });
  return (
    <AskButton
      act={act}
      label={words.stop}
      title={words.stopTitle}
      isOffered={actions.includes('stop')}
      variant="secondary"
    >
      <p>{words.stopText}</p>
    </AskButton>
  );
}

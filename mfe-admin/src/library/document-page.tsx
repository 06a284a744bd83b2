import { KNOWLEDGE_ACCESS, nameOfCategory } from '@psp/contracts/knowledge-categories';
import type { EditedLibraryView } from '@psp/contracts/library';
import { LIBRARY_STATUS, LIBRARY_TYPES } from '@psp/contracts/library-names';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { RowItem, RowList } from '@psp/design-system/rows';
import { FileLink, fileFacts } from '@psp/features/attachments/ui/files-card';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { editing } from '@psp/features/library/ui/editing-strings';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EndButton, StepButton } from './document-actions.tsx';
import { TemplateNotes } from './template-notes.tsx';
import { api, libraryQueue } from './queries.ts';
import { strings } from './strings.ts';

interface DocumentProps {
  document: EditedLibraryView;
}

/** Page of one document as the association keeps it. */
export function DocumentPage() {
  const query = useQuery(libraryQueue.viewQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(document) => <Document document={document} />}</LoadedPage>;
}

function Document({ document }: DocumentProps) {
  const { id, title, status, actions, history } = document;
  usePageTitle(title);
  const next = strings.next[status];
  const isReader = actions.length === 0;
  const edit = (['edit', 'revise'] as const).find((action) => actions.includes(action));
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={<StatusBadge status={LIBRARY_STATUS[status]} />}
        breadcrumb={[{ label: strings.title, href: libraryQueue.list.address(libraryQueue.list.none) }]}
        actions={
          edit ? (
            <ButtonLink variant="secondary" href={`/admin/library/${id}/text`}>
              {strings[edit]}
            </ButtonLink>
          ) : null
        }
      />
      <NextStep
        title={next.title}
        isWaiting={status === 'published' || isReader}
        actions={
          <>
            <EndButton document={document} action="archive" />
            <EndButton document={document} action="reject" />
            <StepButton document={document} action="verify" />
            <StepButton document={document} action="restore" />
            <StepButton document={document} action="publish" />
            <StepButton document={document} action="approve" />
          </>
        }
      >
        {isReader && status !== 'rejected' ? strings.readOnly : next.text}
      </NextStep>
      {document.reason ? (
        <Notice tone="warning" title={editing.rejected}>
          {document.reason}
        </Notice>
      ) : null}
      <Columns>
        <Stack gap={24}>
          <DocumentText document={document} />
          <VersionsCard document={document} />
          <HistoryCard entries={history} />
        </Stack>
        <Stack gap={24}>
          <DocumentFacts document={document} />
          <RelatedCard document={document} />
        </Stack>
      </Columns>
    </Page>
  );
}

/** Text and files of a document. */
export function DocumentText({ document }: DocumentProps) {
  return (
    <>
      <TextCard document={document} />
      <FilesCard document={document} />
    </>
  );
}

function TextCard({ document: { content } }: DocumentProps) {
  return (
    <Card aria-label={strings.text}>
      <CardHeader title={strings.text} />
      <CardBody>{content.body ? <RichText html={content.body} /> : <p>{strings.noText}</p>}</CardBody>
    </Card>
  );
}

function FilesCard({ document: { id, files } }: DocumentProps) {
  const { title, none, state } = strings.files;
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      {files.length === 0 ? (
        <CardBody>
          <p>{none}</p>
        </CardBody>
      ) : (
        <RowList>
          {files.map((file) => (
            <RowItem key={file.id} detail={`${fileFacts(file)}, ${state(file.textState)}`}>
              <FileLink file={file} href={api.href('GET /library/:id/files/:fileId', { id, fileId: file.id })} />
              {file.template ? <TemplateNotes template={file.template} /> : null}
            </RowItem>
          ))}
        </RowList>
      )}
    </Card>
  );
}

function VersionsCard({ document: { versions } }: DocumentProps) {
  if (versions.length === 0) return null;
  return (
    <Card aria-label={strings.versions}>
      <CardHeader title={strings.versions} />
      <RowList>
        {versions.map(({ number, publishedAt, note }) => (
          <RowItem key={number} detail={formatDate(publishedAt)}>
            <strong>{strings.version(number)}</strong>
            <p>{note || strings.first}</p>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

function RelatedCard({ document: { related } }: DocumentProps) {
  if (related.length === 0) return null;
  return (
    <Card aria-label={strings.related}>
      <CardHeader title={strings.related} />
      <RowList>
        {related.map(({ id, title }) => (
          <RowItem key={id}>
            <Link href={libraryQueue.hrefOf(id, libraryQueue.list.none)}>{title}</Link>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

/** What a document is: kind, category, access and dates. */
export function DocumentFacts({ document }: DocumentProps) {
  const { type, access, edition, publishedAt, verifiedOn, owner, content } = document;
  const fields = { ...editing.fields, ...strings.fields };
  const url = content.url ? (
    <a href={content.url} target="_blank" rel="noopener noreferrer">
      {content.url}
    </a>
  ) : null;
  return (
    <FactsCard
      title={strings.facts}
      items={[
        { term: fields.type, detail: LIBRARY_TYPES[type] },
        { term: fields.category, detail: nameOfCategory(document) },
        { term: fields.description, detail: content.description },
        { term: strings.proposer, detail: document.proposer?.name },
        { term: fields.author, detail: content.author },
        { term: fields.tags, detail: content.tags.join(', ') },
        { term: fields.access, detail: KNOWLEDGE_ACCESS[access] },
        { term: strings.recording, detail: url },
        { term: strings.edition, detail: strings.editionOf(edition) },
        { term: strings.publishedAt, detail: publishedAt ? formatDate(publishedAt) : null },
        { term: fields.verifiedOn, detail: verifiedOn ? strings.verifiedBy(verifiedOn, owner) : null },
        { term: strings.counters, detail: strings.readBy(document) },
      ]}
    />
  );
}

import { KNOWLEDGE_ACCESS, KNOWLEDGE_CATEGORIES } from '@psp/contracts/knowledge-categories';
import { type EditedLibraryView, LIBRARY_STATUS, LIBRARY_TYPES } from '@psp/contracts/library';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { RowItem, RowList } from '@psp/design-system/rows';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { FileLink, fileFacts } from '@psp/features/attachments/ui/files-card';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { useAct } from '@psp/remote/act/use-act';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api, libraryQueue, REFRESHED } from './queries.ts';
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
            <ArchiveButton document={document} />
            <StepButton document={document} action="verify" />
            <StepButton document={document} action="restore" />
            <StepButton document={document} action="publish" />
          </>
        }
      >
        {isReader ? strings.readOnly : next.text}
      </NextStep>
      <Columns>
        <Stack gap={24}>
          <TextCard document={document} />
          <FilesCard document={document} />
          <VersionsCard document={document} />
          <HistoryCard entries={history} />
        </Stack>
        <Stack gap={24}>
          <Facts document={document} />
          <RelatedCard document={document} />
        </Stack>
      </Columns>
    </Page>
  );
}

const STEPS = {
  publish: {
    ...{ title: strings.publishTitle, text: strings.publishText, done: strings.published },
    send: (id: string, version: number) => api.call('POST /library/:id/publish', { id, body: { version } }),
  },
  verify: {
    ...{ title: strings.verifyTitle, text: strings.verifyText, done: strings.verified },
    send: (id: string, version: number) => api.call('POST /library/:id/verify', { id, body: { version } }),
  },
  restore: {
    ...{ title: strings.restoreTitle, text: strings.restoreText, done: strings.restored },
    send: (id: string, version: number) => api.call('POST /library/:id/restore', { id, body: { version } }),
  },
};

function StepButton({ document, action }: DocumentProps & { action: keyof typeof STEPS }) {
  const { id, version, title, actions } = document;
  const words = STEPS[action];
  const act = useAct({
    send: () => words.send(id, version),
    view: libraryQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: words.done,
    about: title,
  });
  return (
    <AskButton
      act={act}
      label={strings[action]}
      title={words.title}
      isOffered={actions.includes(action)}
      variant={action === 'verify' ? 'secondary' : 'primary'}
    >
      <p>{words.text}</p>
    </AskButton>
  );
}

function ArchiveButton({ document: { id, version, title, actions } }: DocumentProps) {
  const act = useAct<string>({
    send: (reason) => api.call('POST /library/:id/archive', { id, body: { version, reason } }),
    view: libraryQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: strings.archived,
    about: title,
  });
  return (
    <ReasonButton
      act={act}
      label={strings.archive}
      title={strings.archiveTitle}
      isOffered={actions.includes('archive')}
      variant="secondary"
      isDanger
      reason={{ hint: strings.archiveHint }}
    >
      <p>{strings.archiveText}</p>
    </ReasonButton>
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

function Facts({ document }: DocumentProps) {
  const { type, category, access, edition, publishedAt, verifiedOn, owner, content } = document;
  const { fields } = strings;
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
        { term: fields.category, detail: KNOWLEDGE_CATEGORIES[category] },
        { term: fields.description, detail: content.description },
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

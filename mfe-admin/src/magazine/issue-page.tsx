import { ATTACHMENT_LIMIT_BYTES } from '@psp/contracts/file-limits';
import { type EditedMagazineView, MAGAZINE_STATUS } from '@psp/contracts/magazine';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { FileField } from '@psp/design-system/file-field';
import { formatDate, formatFileSize } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { useFileUpload } from '@psp/features/forms/ui/use-file-upload';
import { useAct } from '@psp/remote/act/use-act';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { uploadFile } from '@psp/remote/upload';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { IssueDialog } from './issue-dialog.tsx';
import { api, magazineQueue, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

interface IssueProps {
  issue: EditedMagazineView;
}

/** Page of one issue: what it says, its PDF, and its publication. */
export function MagazineIssuePage() {
  const query = useQuery(magazineQueue.viewQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(issue) => <Issue issue={issue} />}</LoadedPage>;
}

function Issue({ issue }: IssueProps) {
  const { title, status, actions, withdrawal } = issue;
  usePageTitle(title);
  const [isEdited, setEdited] = useState(false);
  const edit = actions.includes('edit') ? (
    <Button variant="secondary" onPress={() => setEdited(true)}>
      {strings.edit}
    </Button>
  ) : null;
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={<StatusBadge status={MAGAZINE_STATUS[status]} />}
        breadcrumb={[{ label: strings.title, href: '/admin/magazine' }, { label: strings.nameOf(issue) }]}
        actions={edit}
      />
      <Publication issue={issue} />
      {withdrawal ? (
        <Notice tone="warning" title={strings.reason(withdrawal.at)}>
          {withdrawal.reason}
        </Notice>
      ) : null}
      <Columns>
        <Stack gap={24}>
          <FileCard issue={issue} />
          <HistoryCard entries={issue.history} />
        </Stack>
        <Facts issue={issue} />
      </Columns>
      {isEdited ? <IssueDialog issue={issue} onClose={() => setEdited(false)} /> : null}
    </Page>
  );
}

function Facts({ issue }: IssueProps) {
  const { fields } = strings;
  return (
    <FactsCard
      title={strings.facts}
      items={[
        { term: strings.columns.issue, detail: strings.nameOf(issue) },
        { term: fields.pages, detail: strings.pages(issue.pages) },
        { term: fields.appearsOn, detail: formatDate(issue.appearsOn) },
        { term: fields.adsUntil, detail: formatDate(issue.adsUntil) },
        { term: fields.summary, detail: issue.summary },
      ]}
    />
  );
}

const nextOf = ({ status, file, publishedAt }: EditedMagazineView) => {
  if (status === 'published') return strings.next.published(publishedAt ?? '');
  if (!file) return strings.next.noFile;
  return status === 'draft' ? strings.next.draft : strings.next.withdrawn;
};

function Publication({ issue }: IssueProps) {
  const { title, text } = nextOf(issue);
  const isReader = issue.actions.length === 0;
  return (
    <NextStep
      title={title}
      isWaiting={issue.status === 'published' || isReader}
      actions={
        <>
          <WithdrawButton issue={issue} />
          <PublishButton issue={issue} />
        </>
      }
    >
      {isReader ? strings.next.readOnly : text}
    </NextStep>
  );
}

function PublishButton({ issue: { id, version, title, actions, announcedAt } }: IssueProps) {
  const act = useAct({
    send: () => api.call('POST /magazine/issues/:id/publish', { id, body: { version } }),
    view: magazineQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: strings.published,
    about: title,
  });
  return (
    <AskButton act={act} label={strings.publish} title={strings.publishTitle} isOffered={actions.includes('publish')}>
      <p>{announcedAt ? strings.publishAgainText : strings.publishText}</p>
    </AskButton>
  );
}

function WithdrawButton({ issue: { id, version, title, actions } }: IssueProps) {
  const act = useAct<string>({
    send: (reason) => api.call('POST /magazine/issues/:id/withdraw', { id, body: { version, reason } }),
    view: magazineQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: strings.withdrawn,
    about: title,
  });
  return (
    <ReasonButton
      act={act}
      label={strings.withdraw}
      title={strings.withdrawTitle}
      isOffered={actions.includes('withdraw')}
      variant="secondary"
      isDanger
      reason={{ hint: strings.withdrawHint }}
    >
      <p>{strings.withdrawText}</p>
    </ReasonButton>
  );
}

const problemOf = ({ name, size }: File): string | null => {
  if (!/\.pdf$/i.test(name.trim())) return strings.notPdf;
  if (size === 0) return strings.empty;
  return size > ATTACHMENT_LIMIT_BYTES ? strings.tooLarge : null;
};

function FileCard({ issue: { id, file, status, actions } }: IssueProps) {
  const client = useQueryClient();
  const upload = useFileUpload<EditedMagazineView>({
    send: (chosen, options) => uploadFile(api, 'POST /magazine/issues/:id/file', chosen, options, { id }),
    problemOf,
    onSent: (issue) => {
      client.setQueryData(magazineQueue.viewQuery(id).queryKey, issue);
      void client.invalidateQueries({ queryKey: REFRESHED[0] });
      showToast({ title: strings.uploaded, tone: 'success' });
    },
  });
  const held = file
    ? ({ kind: 'done', name: file.name, size: formatFileSize(file.size) } as const)
    : ({ kind: 'empty' } as const);
  return (
    <Card aria-label={strings.file}>
      <CardHeader title={strings.file} action={file ? strings.fileOf(file.size) : strings.noFile} />
      <CardBody>
        <Stack gap={16}>
          {file ? <FileLinks id={id} name={file.name} /> : <span />}
          {actions.includes('upload') ? (
            <FileField
              label={strings.file}
              hint={strings.fileHint}
              accept=".pdf,application/pdf"
              words={strings.field}
              state={upload.running ?? held}
              error={upload.error}
              refused={upload.refused}
              onPick={upload.pick}
              onCancel={upload.cancel}
            />
          ) : null}
          {status === 'published' ? <p>{strings.fileFixed}</p> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

function FileLinks({ id, name }: { id: string; name: string }) {
  return (
    <Row gap={16}>
      <a
        href={api.href('GET /magazine/issues/:id/read', { id })}
        target="_blank"
        rel="noopener"
        aria-label={strings.openWhat(name)}
      >
        {strings.openFile}
      </a>
      <a href={api.href('GET /magazine/issues/:id/pdf', { id })} download={name}>
        {strings.download}
      </a>
    </Row>
  );
}

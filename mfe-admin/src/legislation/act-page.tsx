import { KNOWLEDGE_ACCESS, nameOfCategory } from '@psp/contracts/knowledge-categories';
import { ACT_STATUS, type EditedActView } from '@psp/contracts/legislation';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { formatDate } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { ActReader } from '@psp/features/legislation/ui/act-reader';
import { readingOf } from '@psp/features/legislation/ui/area';
import { useAct } from '@psp/remote/act/use-act';
import { HistoryCard } from '@psp/remote/history';
import { Loaded, LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActDialog } from './act-dialog.tsx';
import { PublishButton } from './publish-button.tsx';
import { api, legislationQueue, REFRESHED, textPath, textQuery } from './queries.ts';
import { strings } from './strings.ts';

interface ActProps {
  act: EditedActView;
}

/** Page of one act: its data, its text in preparation and its published text. */
export function ActPage() {
  const query = useQuery(legislationQueue.viewQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(act) => <Act key={act.id} act={act} />}</LoadedPage>;
}

function Act({ act }: ActProps) {
  const { id, number, title, status, actions, version, reason, versions, draft } = act;
  usePageTitle(`${number} ${title}`);
  const [isEditing, setEditing] = useState(false);
  const next = strings.next[status !== 'withdrawn' && draft !== null ? 'ready' : status];
  return (
    <Page width="wide">
      <PageHeader
        title={`${number} ${title}`}
        badge={<StatusBadge status={ACT_STATUS[status]} />}
        breadcrumb={[
          { label: strings.title, href: legislationQueue.list.address(legislationQueue.list.none) },
          { label: number },
        ]}
        actions={
          actions.includes('edit') ? (
            <Button variant="secondary" onPress={() => setEditing(true)}>
              {strings.edit}
            </Button>
          ) : null
        }
      />
      <NextStep title={next.title} isWaiting={status === 'published' && draft === null} actions={<Actions act={act} />}>
        {next.text}
      </NextStep>
      {reason !== null ? (
        <Notice tone="warning" title={strings.reason}>
          {reason}
        </Notice>
      ) : null}
      <Stack gap={24}>
        <Facts act={act} />
        {versions > 0 ? <Published key={version} id={id} /> : null}
        <HistoryCard entries={act.history} />
      </Stack>
      {isEditing ? <ActDialog act={act} onClose={() => setEditing(false)} /> : null}
    </Page>
  );
}

function Actions({ act }: ActProps) {
  const { id, actions, draft } = act;
  return (
    <>
      <WithdrawButton act={act} />
      <VerifyButton act={act} />
      <RestoreButton act={act} />
      {actions.includes('write') ? (
        <ButtonLink href={textPath(id)} variant={draft === null ? 'primary' : 'secondary'}>
          {draft === null ? strings.write : strings.continue}
        </ButtonLink>
      ) : null}
      <PublishButton act={act} />
    </>
  );
}

function Facts({ act: { content, categoryName, verifiedOn, owner } }: ActProps) {
  const { fields } = strings;
  return (
    <FactsCard
      title={strings.facts}
      items={[
        { term: fields.source, detail: content.source },
        { term: fields.sourceUrl, detail: content.sourceUrl },
        { term: fields.category, detail: nameOfCategory({ ...content, categoryName }) },
        { term: fields.access, detail: KNOWLEDGE_ACCESS[content.access] },
        {
          term: fields.verifiedOn,
          detail: verifiedOn ? [formatDate(verifiedOn), owner].filter(Boolean).join(', ') : strings.notVerified,
        },
        { term: fields.isSummary, detail: content.isSummary ? strings.yes : strings.no },
      ]}
    />
  );
}

function Published({ id }: { id: string }) {
  const { on } = readingOf(useSearchParams()[0]);
  const query = useQuery({ ...textQuery(id, on), placeholderData: keepPreviousData });
  return (
    <section aria-label={strings.current}>
      <Loaded query={query}>{(text) => <ActReader act={text} />}</Loaded>
    </section>
  );
}

const resultOf = ({ id, number }: EditedActView, done: string) => ({
  ...{ view: legislationQueue.viewQuery(id), refreshes: REFRESHED, done, about: number },
});

function WithdrawButton({ act }: ActProps) {
  const { id, version, actions } = act;
  const withdraw = useAct<string>({
    send: (reason) => api.call('POST /legislation/:id/withdraw', { id, body: { version, reason } }),
    ...resultOf(act, strings.withdrawn),
  });
  return (
    <ReasonButton
      act={withdraw}
      label={strings.withdraw}
      title={strings.withdrawTitle}
      isOffered={actions.includes('withdraw')}
      variant="secondary"
      isDanger
      reason={{ hint: strings.reasonHint }}
    >
      <p>{strings.withdrawText}</p>
    </ReasonButton>
  );
}

function VerifyButton({ act }: ActProps) {
  const { id, version, actions } = act;
  const verify = useAct({
    send: () => api.call('POST /legislation/:id/verify', { id, body: { version } }),
    ...resultOf(act, strings.verified),
  });
  return (
    <AskButton
      act={verify}
      label={strings.verify}
      title={strings.verifyTitle}
      variant="secondary"
      isOffered={actions.includes('verify')}
    >
      <p>{strings.verifyText}</p>
    </AskButton>
  );
}

function RestoreButton({ act }: ActProps) {
  const { id, version, actions } = act;
  const restore = useAct({
    send: () => api.call('POST /legislation/:id/restore', { id, body: { version } }),
    ...resultOf(act, strings.restored),
  });
  return (
    <AskButton
      act={restore}
      label={strings.restore}
      title={strings.restoreTitle}
      isOffered={actions.includes('restore')}
    >
      <p>{strings.restoreText}</p>
    </AskButton>
  );
}

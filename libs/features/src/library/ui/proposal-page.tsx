import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import { LIBRARY_STATUS, LIBRARY_TYPES } from '@psp/contracts/library-names';
import { type LibraryProposalView } from '@psp/contracts/library-proposals';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { NextStep } from '@psp/design-system/life-cycle';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { DecisionStatement } from '../../decisions/ui/statement.tsx';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { FilesCard } from '../../attachments/ui/files-card.tsx';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import type { LibraryArea } from './area.ts';
import { editing } from './editing-strings.ts';
import { proposalQuery, proposalsPath } from './proposals.ts';
import { proposing } from './proposing-strings.ts';

interface ProposalProps {
  area: LibraryArea;
  proposal: LibraryProposalView;
}

/** Page of a document that the reader's organisation has proposed. */
export function ProposalPage({ area }: { area: LibraryArea }) {
  const query = useQuery(proposalQuery(area, useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(proposal) => <Proposal area={area} proposal={proposal} />}</LoadedPage>;
}

function Proposal({ area, proposal }: ProposalProps) {
  const { id, title, status, reason, files, content, categoryName, history } = proposal;
  usePageTitle(title);
  const next = proposing.next[status];
  const { body } = content;
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        badge={<StatusBadge status={LIBRARY_STATUS[status]} />}
        breadcrumb={[
          ...area.trail,
          { label: area.title, href: area.listPath },
          { label: proposing.title, href: proposalsPath(area) },
        ]}
      />
      <NextStep
        title={next.title}
        isWaiting={status !== 'rejected'}
        actions={<Actions area={area} proposal={proposal} />}
      >
        {next.text}
      </NextStep>
      <DecisionStatement area={area.kind} entity="library" on={id}>
        {reason ? (
          <Notice tone="warning" title={editing.rejected}>
            {reason}
          </Notice>
        ) : null}
      </DecisionStatement>
      <Columns>
        <Stack gap={24}>
          <Card aria-label={proposing.text}>
            <CardHeader title={proposing.text} />
            <CardBody>{body ? <RichText html={body} /> : <p>{proposing.noText}</p>}</CardBody>
          </Card>
          <HistoryCard entries={history} />
        </Stack>
        <Stack gap={24}>
          <Facts content={content} categoryName={categoryName} />
          <FilesCard
            title={editing.files.title}
            files={files}
            hrefOf={(fileId) => area.api.href('GET /library-proposals/:id/files/:fileId', { id, fileId })}
          />
        </Stack>
      </Columns>
    </Page>
  );
}

function Actions({ area, proposal: { id, status, actions, isReadable } }: ProposalProps) {
  if (isReadable) return <ButtonLink href={`${area.path}/${id}`}>{proposing.toDocument}</ButtonLink>;
  if (!actions.includes('resend')) return null;
  return (
    <ButtonLink href={`${proposalsPath(area)}/${id}/text`} variant={status === 'rejected' ? 'primary' : 'secondary'}>
      {proposing.change}
    </ButtonLink>
  );
}

function Facts({ content, categoryName }: Pick<LibraryProposalView, 'content' | 'categoryName'>) {
  const { fields } = editing;
  return (
    <FactsCard
      title={proposing.facts}
      items={[
        { term: fields.type, detail: LIBRARY_TYPES[content.type] },
        { term: fields.category, detail: nameOfCategory({ ...content, categoryName }) },
        { term: fields.description, detail: content.description },
        { term: fields.tags, detail: content.tags.join(', ') },
        { term: fields.url, detail: content.url },
      ]}
    />
  );
}

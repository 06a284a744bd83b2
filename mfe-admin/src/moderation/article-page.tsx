import { ARTICLE_STATUS } from '@psp/contracts/articles';
import type { ModerationView } from '@psp/contracts/moderation';
import type { StoredArticleText } from '@psp/contracts/own-articles';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime, formatNumber } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { ArticlePreviewText } from '@psp/features/articles/ui/preview';
import { ChangedWords } from '@psp/features/changes/ui/changed-words';
import { strings as marks } from '@psp/features/changes/ui/strings';
import { type ChangedPart, wordChanges } from '@psp/features/changes/ui/word-changes';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useNextInList } from '../common/next-in-list.ts';
import { NextLink } from '../common/next-link.tsx';
import { KIND_LABELS } from '../common/strings.ts';
import { Decision } from './decision.tsx';
import { articleQuery, moderationAddress, moderationFilters, queueQuery } from './queries.ts';
import { strings } from './strings.ts';

/** One article as the association decides on it: its text, what a proposal changes, its life, and the decision. */
export function ModeratedArticlePage() {
  const { id = '' } = useParams();
  const query = useQuery(articleQuery(id));
  return <LoadedPage query={query}>{(article) => <Detail key={id} article={article} />}</LoadedPage>;
}

/** The text that is decided on: the one that was proposed, where one waits. */
const decidedText = ({ text, proposal }: ModerationView): StoredArticleText =>
  proposal?.status === 'pending' ? proposal.text : text;

function Detail({ article }: { article: ModerationView }) {
  const { id, author, kind, status, text } = article;
  usePageTitle(text.title);
  const filters = moderationFilters.read(useSearchParams()[0]);
  const next = useNextInList(id, queueQuery(filters));
  const nextHref = next ? moderationAddress(next, filters) : null;
  return (
    <Page width="wide">
      <PageHeader
        title={text.title}
        breadcrumb={[{ label: strings.title, href: moderationFilters.address(filters) }, { label: text.title }]}
        badge={<StatusBadge status={ARTICLE_STATUS[status]} />}
        meta={[author.name, KIND_LABELS[kind]]}
        actions={<NextLink href={nextHref} label={strings.nextOne} />}
      />
      <Decision article={article} nextHref={nextHref} listHref={moderationFilters.address(filters)} />
      <Columns>
        <Texts article={article} />
        <Stack gap={24}>
          <ArticleFacts article={article} />
          <HistoryCard entries={article.history} />
        </Stack>
      </Columns>
    </Page>
  );
}

/** How two texts of an article differ, the words that came and went marked. */
function ChangesCard({ before, after }: { before: StoredArticleText; after: StoredArticleText }) {
  const changes = useMemo(() => changesBetween(before, after), [before, after]);
  return (
    <Card aria-label={strings.changes}>
      <CardHeader title={strings.changes} />
      {changes.length === 0 ? <CardBody>{strings.noChanges}</CardBody> : <CardBody>{marks.legend}</CardBody>}
      {changes.map(({ field, parts }) => (
        <CardBody key={field}>
          <h3>{strings.fields[field]}</h3>
          <ChangedWords parts={parts} />
        </CardBody>
      ))}
    </Card>
  );
}

/** A field of an article in which two texts differ, word by word; of what stays the same, only what stands beside. */
interface FieldChange {
  field: 'title' | 'category' | 'summary' | 'cover' | 'body';
  parts: readonly ChangedPart[];
}

/* Ends of blocks become ends of lines, so that paragraphs stay apart. */
const BLOCK_END = /<\/(p|h[2-4]|li|blockquote|tr|caption)>|<(br|hr|img)[^>]*>/g;

/** The words of a sanitised HTML text, a block on each line. */
export function wordsOf(html: string): string {
  const lines = html.replace(BLOCK_END, '$&\n');
  const text = new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '';
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const readable = ({ title, categoryName, summary, coverAlt, body }: StoredArticleText) =>
  ({ title, category: categoryName, summary, cover: coverAlt, body: wordsOf(body) }) as const;

/** How much of what stays the same is shown beside a change, in characters. */
const CONTEXT = 160;

/* Of a long text only what stands beside its changes is worth reading again. */
const shortened = (parts: readonly ChangedPart[]): ChangedPart[] =>
  parts.map((part, index) => {
    const { value, added, removed } = part;
    if (added || removed || value.length <= 3 * CONTEXT) return part;
    const before = index === 0 ? '' : value.slice(0, CONTEXT);
    const after = index === parts.length - 1 ? '' : value.slice(-CONTEXT);
    return { ...part, value: `${before} […] ${after}` };
  });

/** What another text changes, field by field; nothing where both read the same. */
export function changesBetween(before: StoredArticleText, after: StoredArticleText): FieldChange[] {
  const [old, now] = [readable(before), readable(after)];
  const fields = ['title', 'category', 'summary', 'cover', 'body'] as const;
  return fields
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, parts: shortened(wordChanges(old[field], now[field])) }));
}

/* What stood there when the page was opened is kept, so that a change by its author is seen beside it. */
function Texts({ article }: { article: ModerationView }) {
  const { id, author, status, text, proposal, reason } = article;
  const decided = decidedText(article);
  const [read] = useState(decided);
  const isChanged = JSON.stringify(read) !== JSON.stringify(decided);
  const isRevision = proposal?.status === 'pending';
  return (
    <Stack gap={24}>
      {reason && status !== 'pending' ? (
        <Notice tone="info" title={strings.reason}>
          <p>{reason}</p>
        </Notice>
      ) : null}
      {isChanged ? (
        <Notice tone="warning" role="alert" title={strings.changedTitle}>
          <p>{strings.changedText}</p>
        </Notice>
      ) : null}
      {isChanged ? <ChangesCard before={read} after={decided} /> : null}
      {!isChanged && isRevision ? <ChangesCard before={text} after={decided} /> : null}
      <TextCard title={isRevision ? strings.proposed : strings.text}>
        <ArticlePreviewText id={id} author={author.name} text={decided} level={3} />
      </TextCard>
      {isRevision ? (
        <TextCard title={strings.publicText}>
          <ArticlePreviewText id={id} author={author.name} text={text} level={3} />
        </TextCard>
      ) : null}
    </Stack>
  );
}

function TextCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}

/** Category, length, and when it came and went public. */
function ArticleFacts({ article }: { article: ModerationView }) {
  const { text, readingMinutes, submittedAt, publishedAt, views } = article;
  const facts = [
    { term: strings.category, detail: text.categoryName },
    { term: strings.reading, detail: strings.minutes(readingMinutes) },
    { term: strings.submitted, detail: submittedAt && formatDateTime(submittedAt) },
    { term: strings.publishedOn, detail: publishedAt && formatDateTime(publishedAt) },
    { term: strings.views, detail: publishedAt && formatNumber(views) },
  ];
  return <FactsCard title={strings.facts} items={facts} />;
}

import { ARTICLE_STATUS } from '@psp/contracts/articles';
import type { ModerationAction, ModerationView } from '@psp/contracts/moderation';
import type { StoredArticleText } from '@psp/contracts/own-articles';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime, formatNumber } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { ArticlePreviewText } from '@psp/features/articles/ui/preview';
import { ChangedWords } from '@psp/features/changes/ui/changed-words';
import { strings as marks } from '@psp/features/changes/ui/strings';
import { type ChangedPart, wordChanges } from '@psp/features/changes/ui/word-changes';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { type ReactNode, useMemo, useState } from 'react';
import { KIND_LABELS } from '../common/strings.ts';
import { type DecisionContent, DecisionPage, QueueRecord } from '../queue/decision-page.tsx';
import { decidingOn } from './decision.tsx';
import { moderationQueue } from './queries.ts';
import { strings } from './strings.ts';

/** The text to decide on: the proposed one while it waits. */
const decidedText = ({ text, proposal }: ModerationView): StoredArticleText =>
  proposal?.status === 'pending' ? proposal.text : text;

/** Page of one article: the text to decide on, and what a revision changes. */
export function ModeratedArticlePage() {
  return (
    <QueueRecord queue={moderationQueue}>
      {(article, place) => <DecisionPage place={place} {...articleContent(article)} />}
    </QueueRecord>
  );
}

/** What is decided on an article. */
export const articleContent = (article: ModerationView): DecisionContent<ModerationAction> => ({
  title: article.text.title,
  queueTitle: strings.title,
  nextLabel: strings.nextOne,
  badge: <StatusBadge status={ARTICLE_STATUS[article.status]} />,
  meta: [article.author.name, KIND_LABELS[article.kind]],
  deciding: decidingOn(article),
  goesOn: true,
  aside: <ArticleFacts article={article} />,
  history: article.history,
  isWaiting: article.status === 'pending' || article.proposal?.status === 'pending',
  children: <Texts article={article} />,
});

/** Differences between two texts of an article, with added and removed words marked. */
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

/** A field in which two texts differ, word by word; long unchanged parts are shortened. */
interface FieldChange {
  field: 'title' | 'category' | 'summary' | 'cover' | 'body';
  parts: readonly ChangedPart[];
}

/* Replaced by line ends, so that paragraphs stay apart. */
const BLOCK_END = /<\/(p|h[2-4]|li|blockquote|tr|caption)>|<(br|hr|img)[^>]*>/g;

/** Returns the text of sanitised HTML, a line for each block. */
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

/** Unchanged characters shown on each side of a change. */
const CONTEXT = 160;

const shortened = (parts: readonly ChangedPart[]): ChangedPart[] =>
  parts.map((part, index) => {
    const { value, added, removed } = part;
    if (added || removed || value.length <= 3 * CONTEXT) return part;
    const before = index === 0 ? '' : value.slice(0, CONTEXT);
    const after = index === parts.length - 1 ? '' : value.slice(-CONTEXT);
    return { ...part, value: `${before} […] ${after}` };
  });

/** Returns the fields in which two texts differ; none when only their markup differs. */
export function changesBetween(before: StoredArticleText, after: StoredArticleText): FieldChange[] {
  const [old, now] = [readable(before), readable(after)];
  const fields = ['title', 'category', 'summary', 'cover', 'body'] as const;
  return fields
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, parts: shortened(wordChanges(old[field], now[field])) }));
}

/* Keeps the text that was read first, to show what its author has changed since. */
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

/** Category, length, dates and views. */
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

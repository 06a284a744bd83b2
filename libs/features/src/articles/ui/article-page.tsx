import type { OwnArticleView } from '@psp/contracts/own-articles';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { DecisionStatement } from '../../decisions/ui/statement.tsx';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type ArticlesArea, statusFor } from './area.ts';
import { ArticleNextStep } from './article-next-step.tsx';
import { ArticlePreviewText } from './preview.tsx';
import { articleQuery } from './queries.ts';
import { strings, TITLES } from './strings.ts';

/** Page of one of the organisation's own articles: its state, its text as readers see it, and its history. */
export function ArticlePage({ area }: { area: ArticlesArea }) {
  const { id = '' } = useParams();
  const query = useQuery(articleQuery(area, id));
  return <LoadedPage query={query}>{(article) => <Detail key={id} area={area} article={article} />}</LoadedPage>;
}

interface DetailProps {
  area: ArticlesArea;
  article: OwnArticleView;
}

function Detail({ area, article }: DetailProps) {
  const { status, text, views, readingMinutes, publishedAt, history } = article;
  const { title } = text;
  usePageTitle(title);
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumb={[{ label: TITLES[area.kind].title, href: area.path }, { label: title }]}
        badge={<StatusBadge status={statusFor(area, status)} />}
        meta={[
          text.categoryName,
          strings.reading(readingMinutes),
          publishedAt ? strings.publishedOn(formatDate(publishedAt)) : null,
          publishedAt ? strings.views(views) : null,
        ].filter(Boolean)}
      />
      <ArticleNextStep area={area} article={article} />
      <Reason area={area} article={article} />
      <Stack gap={24}>
        <Texts article={article} />
        <HistoryCard entries={history} />
      </Stack>
    </Page>
  );
}

/* The association's reason for the last decision about the article, or about the newest proposal of a published one, and its contest. */
function Reason({ area, article: { id, status, reason, proposal } }: DetailProps) {
  const shown = status === 'published' ? proposal?.reason : status === 'pending' ? null : reason;
  return (
    <DecisionStatement area={area.kind} entity="article" on={id}>
      {shown ? (
        <Notice tone="warning" title={strings.reason}>
          <p>{shown}</p>
        </Notice>
      ) : null}
    </DecisionStatement>
  );
}

function Texts({ article }: Pick<DetailProps, 'article'>) {
  const { id, status, author, text, proposal } = article;
  return (
    <>
      {proposal ? (
        <TextCard title={strings.proposedText}>
          <ArticlePreviewText id={id} author={author} text={proposal.text} level={3} />
        </TextCard>
      ) : null}
      <TextCard
        title={status === 'published' ? strings.publicText : strings.text}
        action={status === 'published' ? <Link href={`/blog/${id}`}>{strings.openPublic}</Link> : null}
      >
        <ArticlePreviewText id={id} author={author} text={text} level={3} />
      </TextCard>
    </>
  );
}

interface TextCardProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function TextCard({ title, action, children }: TextCardProps) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} action={action} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}

import type { ArticleItem, ArticleView } from '@psp/contracts/articles';
import { ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { ArticleText } from '@psp/features/articles/ui/article-text';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { missing } from '../common/missing-strings.ts';
import { ArticleGrid } from './article-card.tsx';
import { articleHead } from './article-head.ts';
import { coveredOf } from './covered.ts';
import { Author, Facts } from './facts.tsx';
import { strings } from './strings.ts';
import { articleQuery, reportView } from './queries.ts';
import { Share } from './share.tsx';
import { useReportedView } from '../common/use-reported-view.ts';

const Related = styled.section`
  display: grid;
  gap: 16px;
  padding-top: 32px;
  border-top: 1px solid var(--line);
`;

/** One published article. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const query = useQuery(articleQuery(id));
  return <LoadedPage query={query}>{(article) => <Article key={id} article={article} />}</LoadedPage>;
}

function Article({ article }: { article: ArticleView }) {
  usePageHead(articleHead(article));
  useReportedView(article.id, reportView);
  const { title, category, author, body, url, related } = article;
  const by = (
    <span key="author">
      {strings.by} <Author author={author} />
    </span>
  );
  return (
    <Page isCentred>
      <ArticleText
        header={
          <PageHeader
            title={title}
            breadcrumb={[{ label: strings.home, href: '/' }, { label: strings.title, href: '/blog' }, { label: title }]}
            meta={[...new Set([category.blogName, category.name]), by, <Facts key="facts" article={article} />]}
          />
        }
        covered={{ ...coveredOf(article), coverAlt: article.coverAlt }}
        body={body}
      >
        <Share url={url} title={title} />
        <div>
          <ButtonLink href="/blog" variant="secondary" icon={<ArrowLeft aria-hidden />}>
            {missing.article.back}
          </ButtonLink>
        </div>
      </ArticleText>
      {related.length > 0 ? <Others articles={related} /> : null}
    </Page>
  );
}

function Others({ articles }: { articles: readonly ArticleItem[] }) {
  return (
    <Related {...screenOnly} aria-labelledby="articole-inrudite">
      <h2 id="articole-inrudite">{strings.related}</h2>
      <ArticleGrid articles={articles} />
    </Related>
  );
}

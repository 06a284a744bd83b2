import type { ArticleItem, ArticleView } from '@psp/contracts/articles';
import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { RowItem, RowList } from '@psp/design-system/rows';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useReportedView } from '@psp/remote/use-reported-view';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ArticleText } from '../../articles/ui/article-text.tsx';
import { useShownPassage } from '../../library/ui/text-card.tsx';
import { type PublishedArticlesArea, publishedArticleQuery, reportView } from './area.ts';
import { Author, Facts } from './facts.tsx';
import { ArticleFavourite } from './favourite.tsx';
import { strings } from './strings.ts';

interface AreaProps {
  area: PublishedArticlesArea;
}

/** A published article as members and partners read it, with their favourite. */
export function PublishedArticlePage({ area }: AreaProps) {
  const { id = '' } = useParams();
  const query = useQuery(publishedArticleQuery(area, id));
  return (
    <LoadedPage query={query} failed={strings.failed} isRevocable>
      {(article) => <Article key={id} area={area} article={article} />}
    </LoadedPage>
  );
}

function Article({ area, article }: AreaProps & { article: ArticleView }) {
  const { id, title, category, cover, coverAlt, author, body, related } = article;
  usePageTitle(title);
  useReportedView(id, reportView);
  useShownPassage();
  return (
    <Page>
      <ArticleText
        header={
          <PageHeader
            title={title}
            breadcrumb={[...area.trail, { label: strings.articles, href: area.listPath }]}
            meta={[
              category.name,
              <span key="author">
                {strings.by} <Author author={author} />
              </span>,
              <Facts key="facts" article={article} />,
            ]}
            actions={
              <Row>
                <ArticleFavourite area={area} id={id} />
                <PrintButton />
              </Row>
            }
          />
        }
        covered={{ id, cover, coverAlt, blogSlug: category.blogSlug }}
        body={body}
      >
        <Related path={area.path} items={related} />
      </ArticleText>
    </Page>
  );
}

function Related({ path, items }: { path: string; items: readonly ArticleItem[] }) {
  if (items.length === 0) return null;
  return (
    <Card aria-label={strings.related} {...screenOnly}>
      <CardHeader title={strings.related} />
      <RowList>
        {items.map((article) => (
          <RowItem key={article.id} detail={<Facts article={article} />}>
            <Link href={`${path}/${article.id}`}>{article.title}</Link>
          </RowItem>
        ))}
      </RowList>
    </Card>
  );
}

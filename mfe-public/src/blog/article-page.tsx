import type { ArticleItem, ArticleView } from '@psp/contracts/articles';
import { pictureVersion } from '@psp/contracts/picture-address';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Page, PageHeader, VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { ArticleText } from '@psp/features/articles/ui/article-text';
import { Author, Facts } from '@psp/features/published-articles/ui/facts';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { PrintButton } from '@psp/remote/print-button';
import { useReportedView } from '@psp/remote/use-reported-view';
import { useCopy } from '@psp/remote/use-copy';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Link2 from 'lucide-react/icons/link-2';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { missing } from '../common/missing-strings.ts';
import { ArticleGrid, coverSourceOf } from './article-card.tsx';
import { articleQuery, reportView } from './queries.ts';
import { strings } from './strings.ts';

const RelatedSection = styled.section`
  display: grid;
  gap: 16px;
  padding-top: 32px;
  border-top: 1px solid var(--line);
`;

const ShareSection = styled.section`
  display: grid;
  gap: 12px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  h2 { font-size: 1.125rem; }
  p { min-height: 1.55em; color: var(--ink-muted); font-size: 1rem; }
`;

const ShareList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 6px 14px;
    border: 1px solid var(--control);
    border-radius: 4px;
    background: var(--surface);
    font-size: 0.9375rem;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { border-color: var(--blue-600); background: var(--blue-50); }
`;

/** Page of one published article. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const query = useQuery(articleQuery(id));
  return (
    <LoadedPage query={query} failed={strings.failed}>
      {(article) => <Article key={id} article={article} />}
    </LoadedPage>
  );
}

/** Head of the page, with metadata for search engines and link previews. */
function articleHead(article: ArticleView): PageHead {
  const { id, title, excerpt, author, publishedAt, category, cover, coverAlt } = article;
  const path = `/blog/${id}`;
  const version = cover && pictureVersion(cover);
  const image = version?.path;
  const articleJsonLd = {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: publishedAt,
    articleSection: category.name,
    inLanguage: 'ro',
    author: { '@type': 'Organization', name: author.name },
    mainEntityOfPage: path,
    url: path,
    ...(image ? { image } : {}),
  };
  const breadcrumb = breadcrumbOf([
    { label: strings.title, href: '/blog' },
    { label: title, href: path },
  ]);
  return {
    ...{ title, kind: strings.kind, description: excerpt, path, type: 'article', jsonLd: [articleJsonLd, breadcrumb] },
    ...{ image, imageSize: version ?? undefined, imageAlt: coverAlt },
  };
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
            actions={<PrintButton />}
          />
        }
        covered={{ ...coverSourceOf(article), coverAlt: article.coverAlt }}
        body={body}
      >
        <Share url={url} title={title} />
        <div>
          <ButtonLink href="/blog" variant="secondary" icon={<ArrowLeft aria-hidden />}>
            {missing.article.back}
          </ButtonLink>
        </div>
      </ArticleText>
      {related.length > 0 ? <RelatedArticles articles={related} /> : null}
    </Page>
  );
}

interface ShareProps {
  /** Absolute URL. */
  url: string;
  title: string;
}

const shareLinks = ({ url, title }: ShareProps) => {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { label: strings.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { label: strings.linkedIn, href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { label: strings.whatsApp, href: `https://wa.me/?text=${words}%20${address}` },
    { label: strings.email, href: `mailto:?subject=${words}&body=${address}` },
  ];
};

/** Share links. They are plain links, so that the page loads nothing from those networks. */
function Share({ url, title }: ShareProps) {
  const { outcome, copy } = useCopy(strings);
  return (
    <ShareSection {...screenOnly} aria-labelledby="distribuire">
      <h2 id="distribuire">{strings.share}</h2>
      <ShareList>
        {shareLinks({ url, title }).map(({ label, href }) => (
          <li key={label}>
            {href.startsWith('mailto:') ? (
              <a href={href}>{label}</a>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <VisuallyHidden> {strings.newTab}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
        <li>
          <Button variant="secondary" size="small" icon={<Link2 aria-hidden />} onPress={() => copy(url)}>
            {strings.copy}
          </Button>
        </li>
      </ShareList>
      <p role="status">{outcome}</p>
    </ShareSection>
  );
}

function RelatedArticles({ articles }: { articles: readonly ArticleItem[] }) {
  return (
    <RelatedSection {...screenOnly} aria-labelledby="articole-inrudite">
      <h2 id="articole-inrudite">{strings.related}</h2>
      <ArticleGrid articles={articles} />
    </RelatedSection>
  );
}

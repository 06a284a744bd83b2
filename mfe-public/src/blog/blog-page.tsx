import type { ArticleList, ArticleQuery, BlogCategory } from '@psp/contracts/articles';
import { Button, ButtonLink } from '@psp/design-system/button';
import { controlStyle } from '@psp/design-system/control';
import { Page, PageHeader, Stack, VisuallyHidden } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { Choice, Choices } from '@psp/features/choices/ui/choices';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useChanges } from '@psp/remote/lists/use-changes';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageHead } from '@psp/remote/page-head';
import Rss from 'lucide-react/icons/rss';
import Search from 'lucide-react/icons/search';
import type { FormEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { OrderNote } from '../common/order-note.tsx';
import { ArticleGrid } from './article-card.tsx';
import { Featured } from './featured.tsx';
import { articleList, categoryChip } from './filters.ts';
import { articlesQuery, FEED } from './list-queries.ts';
import { strings } from './strings.ts';

const FeedLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  svg { width: 16px; height: 16px; }
`;

const ListSection = styled.section`
  h2 { margin-bottom: 16px; font-family: var(--serif, inherit); font-size: 1.5rem; color: var(--blue-900); }
`;

const TwoPanels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: 24px;
  h2 { font-family: var(--serif, inherit); font-size: 1.5rem; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Panel = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 12px;
  padding: 28px 32px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  ${media.narrow} { padding: 20px 16px; }
`;

const Dark = styled(Panel)`
  border-color: transparent;
  background: var(--blue-900);
  color: #ffffff;
`;

const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
`;

const Form = styled.form`
  display: flex;
  flex: 0 1 420px;
  gap: 8px;
  min-width: min(100%, 260px);
  > label { flex: 1; min-width: 0; }
  input { ${controlStyle} }
  > button { flex: none; }
`;

/** Number of articles shown large on the unfiltered first page. */
const FEATURED = 3;

/** List of published articles, newest first, filtered by the query string. */
export function BlogPage() {
  const listed = useListed(articleList, articlesQuery);
  const { filters, query } = listed;
  useBlogHead(filters);
  return (
    <Page isCentred>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        {...listed}
        moreChips={categoryChip(filters, query.data?.categories)}
        words={strings}
        bar={<BlogFilters filters={filters} categories={query.data?.categories ?? []} />}
        order={<Order total={query.data?.total} />}
      >
        {(list) => <Results list={list} isFiltered={filters.q !== '' || filters.category !== undefined} />}
      </FilteredList>
      <Invitations />
    </Page>
  );
}

/* Searches are not indexed; categories and further pages have an address of their own. */
function useBlogHead(filters: ArticleQuery): void {
  usePageHead({
    title: strings.title,
    description: strings.description,
    path: articleList.address({ ...filters, q: '' }),
    isIndexed: !filters.q,
    feed: FEED,
    jsonLd: [breadcrumbOf([{ label: strings.title, href: '/blog' }])],
  });
}

function Order({ total }: { total: number | undefined }) {
  return (
    <>
      <OrderNote total={total}>{strings.sorted}</OrderNote>
      <FeedLink href={FEED} type="application/rss+xml">
        <Rss aria-hidden />
        {strings.rss}
      </FeedLink>
    </>
  );
}

interface FiltersProps {
  filters: ArticleQuery;
  categories: readonly BlogCategory[];
}

/** Links to the categories and a search form; both work without scripts. */
function BlogFilters({ filters, categories }: FiltersProps) {
  const { q, category } = filters;
  const change = useChanges(articleList, filters);
  const choose = (event: MouseEvent, slug = '') => {
    // With a modifier key the link opens in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change('category', slug);
  };
  const choices = [{ slug: undefined, name: strings.all }, ...categories];
  return (
    <FilterBar>
      <nav aria-label={strings.categories}>
        <Choices>
          {choices.map(({ slug, name }) => (
            <li key={name}>
              <Choice
                to={articleList.address({ q, category: slug })}
                onClick={(event) => choose(event, slug)}
                preventScrollReset
                aria-current={slug === category ? 'true' : undefined}
              >
                {name}
              </Choice>
            </li>
          ))}
        </Choices>
      </nav>
      <SearchForm key={q} q={q} category={category} onSearch={(text) => change('q', text)} />
    </FilterBar>
  );
}

type SearchFormProps = Pick<ArticleQuery, 'q' | 'category'> & { onSearch: (text: string) => void };

function SearchForm({ q, category, onSearch }: SearchFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <Form role="search" aria-label={strings.searchForm} action="/blog" method="get" onSubmit={onSubmit}>
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <label>
        <VisuallyHidden>{strings.search}</VisuallyHidden>
        <input type="search" name="q" defaultValue={q} placeholder={strings.search} maxLength={200} />
      </label>
      <Button type="submit" icon={<Search aria-hidden />}>
        {strings.searchButton}
      </Button>
    </Form>
  );
}

interface ResultsProps {
  list: ArticleList;
  isFiltered: boolean;
}

/** One page of articles. The unfiltered first page shows the three newest large. */
function Results({ list: { items, page }, isFiltered }: ResultsProps) {
  const isFront = page === 1 && !isFiltered;
  const [featured, others] = isFront ? [items.slice(0, FEATURED), items.slice(FEATURED)] : [[], items];
  return (
    <Stack gap={48}>
      {isFront ? <Featured articles={featured} /> : null}
      {others.length > 0 ? (
        <ListSection aria-labelledby="articole">
          <h2 id="articole">{isFront ? strings.earlier : strings.list}</h2>
          <ArticleGrid articles={others} />
        </ListSection>
      ) : null}
    </Stack>
  );
}

/** Invitations to subscribe to the newsletter and to write articles. */
function Invitations() {
  return (
    <TwoPanels>
      <Panel aria-labelledby="blog-newsletter">
        <h2 id="blog-newsletter">{strings.newsletter}</h2>
        <p>{strings.newsletterText}</p>
        <NewsletterForm source="blog" id="blog-newsletter-email" />
      </Panel>
      <Dark data-on-dark="" aria-labelledby="blog-join">
        <h2 id="blog-join">{strings.joinTitle}</h2>
        <p>{strings.joinText}</p>
        <ButtonLink href="/register">{strings.join}</ButtonLink>
      </Dark>
    </TwoPanels>
  );
}

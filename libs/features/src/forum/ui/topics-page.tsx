import type { ForumCategory, TopicList, TopicQuery } from '@psp/contracts/forum';
import { TOPIC_FILTERS, type TopicFilter } from '@psp/contracts/forum-names';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { media } from '@psp/design-system/theme';
import type { UseQueryResult } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
import { type ForumArea, topicFilters, topicHref } from './area.ts';
import { NewTopicDialog } from './new-topic-dialog.tsx';
import { topicsQuery } from './queries.ts';
import { EMPTY, FILTER_LABELS, strings } from './strings.ts';
import { TopicRow, topicColumns } from './topic-row.tsx';

/* The second column is narrow, so that titles stay on one line. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 236px;
  gap: 16px;
  align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Head = styled.div`
  display: grid;
  ${topicColumns}
  padding: 6px 18px;
  border-bottom: 1px solid var(--line);
  border-radius: 8px 8px 0 0;
  background: var(--sunken);
  color: var(--ink-muted);
  font-size: 0.9375rem;
  font-weight: 600;
  > :nth-child(3) { text-align: right; }
  ${media.narrow} { display: none; }
`;

const News = styled.b`
  padding: 1px 8px;
  border-radius: 999px;
  background: var(--blue-600);
  color: #fff;
  font-size: 0.8125rem;
`;

const Small = styled.p`
  font-size: 1rem;
  line-height: 1.45;
`;

const Count = styled.span`
  color: var(--ink-muted);
  font-weight: 400;
`;

const Categories = styled.ul`
  padding: 6px 0;
  a {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 6px 18px;
    color: var(--ink);
    font-size: 1rem;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover { background: var(--sunken); }
  a[aria-current='true'] { background: var(--blue-100); color: var(--blue-700); font-weight: 650; }
  a:focus-visible { outline-offset: -3px; }
  small { color: var(--ink-muted); font-size: 0.9375rem; }
  svg { width: 16px; height: 16px; margin-right: 6px; vertical-align: -2px; }
`;

interface Listed {
  filters: TopicQuery;
  query: UseQueryResult<TopicList>;
}

/** Topics that the reader may see, by filter and category. */
export function TopicsPage({ area }: { area: ForumArea }) {
  const list = topicFilters(area);
  const listed = useListed(list, (filters) => topicsQuery(area, filters));
  const { filters, query } = listed;
  const [isNew, setNew] = useState(false);
  usePageTitle(area.title);
  const empty = EMPTY[filters.show ?? 'all'];
  const words = {
    ...strings,
    emptyTitle: empty.title,
    emptyText: empty.text,
    ...(filters.show && !filters.q && !filters.category ? { noMatchTitle: empty.title, noMatchText: empty.text } : {}),
  };
  const create = useIsReadOnly('moderation') ? null : (
    <Button icon={<Plus aria-hidden />} onPress={() => setNew(true)}>
      {strings.newTopic}
    </Button>
  );
  return (
    <Page width="wide">
      <PageHeader
        title={area.title}
        actions={
          <Row>
            {area.listActions?.()}
            {create}
          </Row>
        }
      />
      {area.tabs?.()}
      <Layout>
        <FilteredList
          {...listed}
          words={words}
          moreChips={categoryChip(query.data?.categories, filters.category)}
          emptyAction={create}
          note={<Views area={area} listed={listed} />}
        >
          {({ items }) => (
            <Card aria-label={area.title}>
              <Head aria-hidden>
                <span />
                <span>{strings.columns.topic}</span>
                <span>{strings.columns.replies}</span>
                <span>{strings.columns.last}</span>
              </Head>
              <Rows>
                {items.map((topic) => (
                  <TopicRow
                    key={topic.id}
                    topic={topic}
                    href={topicHref(area, topic.id)}
                    unreadHref={topic.unreadId ? topicHref(area, topic.id, topic.unreadId) : null}
                  />
                ))}
              </Rows>
            </Card>
          )}
        </FilteredList>
        <Stack gap={16}>
          <CategoriesCard area={area} listed={listed} />
          <Card aria-label={strings.rules}>
            <CardHeader title={strings.rules} />
            <CardBody>
              <Stack gap={8}>
                <Small>{strings.hotRule}</Small>
                <Small>{strings.firstPosts}</Small>
              </Stack>
            </CardBody>
          </Card>
        </Stack>
      </Layout>
      <NewTopicDialog
        area={area}
        categories={query.data?.categories ?? []}
        category={filters.category}
        isOpen={isNew}
        onClose={() => setNew(false)}
      />
    </Page>
  );
}

const categoryChip = (categories: readonly ForumCategory[] = [], slug: string | undefined) => {
  const chosen = categories.find((category) => category.slug === slug);
  return chosen ? [{ key: 'category', label: chosen.name }] : [];
};

function Views({ area, listed: { filters, query } }: { area: ForumArea; listed: Listed }) {
  const list = topicFilters(area);
  const { counts, news = 0 } = query.data ?? {};
  const labelOf = (show: TopicFilter | undefined) => (
    <>
      {FILTER_LABELS[show ?? 'all']}
      {show === 'followed' && news > 0 ? <News>{strings.news(news)}</News> : <Count>{counts?.[show ?? 'all']}</Count>}
    </>
  );
  const items = [undefined, ...TOPIC_FILTERS].map((show) => ({
    key: show ?? 'all',
    label: labelOf(show),
    href: list.address({ ...filters, show, page: 1 }),
    isCurrent: filters.show === show,
  }));
  return <LinkTabs label={strings.show} items={items} />;
}

function CategoriesCard({ area, listed: { filters, query } }: { area: ForumArea; listed: Listed }) {
  const { address } = topicFilters(area);
  const link = (slug: string | undefined, label: ReactNode, topics: number | undefined) => (
    <li key={slug ?? ''}>
      <Link
        to={address({ ...filters, category: slug, page: 1 })}
        aria-current={filters.category === slug ? 'true' : undefined}
      >
        <span>{label}</span>
        <small>{topics}</small>
      </Link>
    </li>
  );
  const all = query.data?.categories.reduce((sum, { topics }) => sum + topics, 0);
  return (
    <Card aria-label={strings.categories}>
      <CardHeader title={strings.categories} />
      <Categories role="list">
        {link(undefined, strings.allCategories, all)}
        {query.data?.categories.map(({ slug, name, readers, topics }) =>
          link(
            slug,
            <>
              {readers === 'everyone' ? null : <Lock aria-hidden />}
              {name}
            </>,
            topics,
          ),
        )}
      </Categories>
    </Card>
  );
}

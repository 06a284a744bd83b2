import { KNOWLEDGE_CATEGORIES, SOURCE_KINDS } from '@psp/contracts/knowledge-categories';
import {
  LIBRARY_TYPES,
  type LibraryItem,
  type LibraryList,
  type LibraryQuery,
  type LibraryType,
} from '@psp/contracts/library';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Search from 'lucide-react/icons/search';
import { styled } from 'styled-components';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
import { type LibraryArea, libraryFilters, libraryQuery } from './area.ts';
import { proposalsPath } from './proposals.ts';
import { proposing } from './proposing-strings.ts';
import { Verified } from '../../knowledge/ui/verified.tsx';
import { TypeBadge } from './marks.tsx';
import { strings } from './strings.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Frame = styled.li`
  display: grid;
  gap: 4px;
  padding: 16px 20px;
  line-height: 1.4;
  & + & { border-top: 1px solid var(--line); }
  h2 { font-size: 1.125rem; line-height: 1.3; overflow-wrap: anywhere; }
  ${media.narrow} { padding: 14px 16px; }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  color: var(--ink-muted);
  font-size: 1rem;
`;

/** The documents that the reader's organisation may read, with their filters. */
export function LibraryPage({ area }: { area: LibraryArea }) {
  usePageTitle(area.title);
  const listed = useListed(libraryFilters(area), (filters) => libraryQuery(area, filters));
  const { filters, query } = listed;
  const { type } = filters;
  return (
    <Page width="wide">
      <PageHeader
        title={area.title}
        lead={strings.lead[area.kind]}
        breadcrumb={[...area.trail]}
        actions={
          <Row>
            {area.searchPath ? (
              <ButtonLink href={area.searchPath} variant="secondary" icon={<Search aria-hidden />}>
                {strings.searchAll}
              </ButtonLink>
            ) : null}
            {area.legislationPath ? (
              <ButtonLink href={area.legislationPath} variant="secondary">
                {SOURCE_KINDS.legislation}
              </ButtonLink>
            ) : null}
            <ButtonLink href={proposalsPath(area)} variant="secondary">
              {proposing.title}
            </ButtonLink>
          </Row>
        }
      />
      {area.tabs?.()}
      <FilteredList
        {...listed}
        words={strings}
        moreChips={type ? [{ key: 'type', label: LIBRARY_TYPES[type] }] : []}
        note={<Types area={area} filters={filters} counts={query.data?.counts} />}
      >
        {({ items }) => (
          <Card aria-label={area.title}>
            <List role="list">
              {items.map((item) => (
                <DocumentLine key={item.id} item={item} href={`${area.path}/${item.id}`} />
              ))}
            </List>
          </Card>
        )}
      </FilteredList>
    </Page>
  );
}

interface TypesProps {
  area: LibraryArea;
  filters: LibraryQuery;
  counts: LibraryList['counts'] | undefined;
}

const KEYS = Object.keys(LIBRARY_TYPES) as LibraryType[];

function Types({ area, filters, counts }: TypesProps) {
  const { address } = libraryFilters(area);
  const items = [undefined, ...KEYS].map((type) => {
    const key = type ?? 'all';
    const label = type ? LIBRARY_TYPES[type] : strings.all;
    return {
      ...{ key, label: counts ? `${label} (${counts[key]})` : label, isCurrent: filters.type === type },
      href: address({ ...filters, type, page: 1 }),
    };
  });
  return <LinkTabs label={strings.type} items={items} />;
}

function DocumentLine({ item, href }: { item: LibraryItem; href: string }) {
  const { title, type, category, description, author, publishedAt, verifiedOn, downloads, views, rating, reviews } =
    item;
  const facts = [
    ...[`${author}, ${formatDate(publishedAt)}`, strings.downloads(downloads), strings.views(views)],
    ...(rating === null ? [] : [strings.rating(rating, reviews)]),
  ];
  return (
    <Frame>
      <Facts as="div">
        <TypeBadge type={type} />
        <OwnText>{KNOWLEDGE_CATEGORIES[category]}</OwnText>
        {verifiedOn ? <Verified on={verifiedOn} /> : null}
      </Facts>
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <p>{description}</p>
      <Facts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
    </Frame>
  );
}

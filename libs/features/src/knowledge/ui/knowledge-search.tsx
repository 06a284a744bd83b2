import type { KnowledgeItem, KnowledgeList, KnowledgeQuery } from '@psp/contracts/knowledge';
import { nameOfCategory, SOURCE_KINDS } from '@psp/contracts/knowledge-categories';
import { Badge, type BadgeTone } from '@psp/design-system/badge';
import { Highlight } from '@psp/design-system/highlight';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Row, Stack } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { SearchBar } from '@psp/remote/lists/search-bar';
import { useFilterNavigation } from '@psp/remote/lists/use-filter-navigation';
import { useListed } from '@psp/remote/lists/use-listed';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TypeBadge } from '../../library/ui/marks.tsx';
import { strings as documents } from '../../library/ui/strings.ts';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
import { isAsked, type KnowledgeArea, knowledgeFilters, knowledgeQuery, sourceHref } from './area.ts';
import { KIND_LABELS, strings } from './strings.ts';
import { Verified } from './verified.tsx';
import { withCategories } from './with-categories.ts';

const Results = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  list-style: none;
  > li { display: grid; gap: 4px; padding: 12px 20px 14px; }
  > li + li { border-top: 1px solid var(--line); }
  h2, h3 { font-size: 1.125rem; line-height: 1.3; }
  ${media.narrow} { > li { padding: 12px 16px; } }
`;

const Passage = styled.blockquote`
  max-width: 80ch;
  margin: 4px 0 0;
  padding-left: 12px;
  border-left: 3px solid var(--line);
  font-size: 1rem;
  overflow-wrap: anywhere;
  small { display: block; color: var(--ink-muted); font-size: 0.9375rem; }
`;

const Muted = styled.span`
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

const LOOKS: Record<KnowledgeItem['kind'], { tone: BadgeTone; Icon: LucideIcon }> = {
  library: { tone: 'info', Icon: FileText },
  legislation: { tone: 'neutral', Icon: Scale },
  article: { tone: 'neutral', Icon: Newspaper },
  topic: { tone: 'success', Icon: CircleCheck },
  question: { tone: 'neutral', Icon: CircleQuestionMark },
};

function KindBadge({ kind }: Pick<KnowledgeItem, 'kind'>) {
  const { tone, Icon } = LOOKS[kind];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {KIND_LABELS[kind]}
    </Badge>
  );
}

interface KnowledgeSearchProps {
  area: KnowledgeArea;
  /** Between the search bar and the results. */
  above?: ReactNode;
  /** Shown until something is searched for or filtered. */
  children?: ReactNode;
}

/** Search in everything that the reader may read, with facets and the passages that matched. Filters are in the address. */
export function KnowledgeSearch({ area, above, children }: KnowledgeSearchProps) {
  const listed = withCategories(useListed(knowledgeFilters(area), (filters) => knowledgeQuery(area, filters)));
  const { list, filters, query } = listed;
  const show = useFilterNavigation(list);
  const asked = isAsked(filters);
  return (
    <Stack gap={16}>
      <SearchBar
        {...{ list, filters }}
        hint={strings.searchHint}
        submitLabel={undefined}
        count={query.data ? strings.count(query.data.total) : ''}
        active={Number(Boolean(filters.category)) + Number(filters.show !== 'all')}
        onClear={() => show(list.without(filters, ['category', 'show']))}
      />
      {above}
      {asked ? (
        <FilteredList
          {...listed}
          words={strings}
          order={filters.q ? strings.order : strings.newest}
          bar={<></>}
          moreChips={filters.kind ? [{ key: 'kind', label: SOURCE_KINDS[filters.kind] }] : []}
          note={query.data ? <Kinds area={area} filters={filters} list={query.data} /> : null}
        >
          {(found) => <Found area={area} list={found} />}
        </FilteredList>
      ) : (
        children
      )}
    </Stack>
  );
}

interface KindsProps {
  area: KnowledgeArea;
  filters: KnowledgeQuery;
  list: KnowledgeList;
}

/* The kind of the address stays a tab without results, so that it can be left. */
function Kinds({ area, filters, list: { kinds } }: KindsProps) {
  const { address } = knowledgeFilters(area);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const shown =
    kinds.some(({ kind }) => kind === filters.kind) || !filters.kind
      ? kinds
      : [...kinds, { kind: filters.kind, count: 0 }];
  const items = [{ kind: undefined, count: all }, ...shown].map(({ kind, count }) => ({
    key: kind ?? 'all',
    label: `${kind ? SOURCE_KINDS[kind] : strings.allKinds} (${count})`,
    isCurrent: filters.kind === kind,
    href: address({ ...filters, kind, page: 1 }),
  }));
  return (
    <Row>
      <LinkTabs label={strings.kind} items={items} />
    </Row>
  );
}

function Category({ of: { category, categoryName } }: { of: KnowledgeItem }) {
  if (!category) return null;
  return <Muted>{nameOfCategory({ category, categoryName: categoryName ?? undefined })}</Muted>;
}

function DocumentFacts({ verifiedOn, rating, reviews }: NonNullable<KnowledgeItem['document']>) {
  return (
    <>
      {verifiedOn ? <Verified on={verifiedOn} /> : null}
      {rating === null ? null : <Muted>{documents.rating(rating, reviews)}</Muted>}
    </>
  );
}

function Found({ area, list: { items, terms } }: { area: KnowledgeArea; list: KnowledgeList }) {
  return (
    <Results>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <Row gap={8}>
            {item.document ? <TypeBadge type={item.document.type} /> : <KindBadge kind={item.kind} />}
            <Category of={item} />
            {item.document ? <DocumentFacts {...item.document} /> : null}
          </Row>
          <h2>
            <Link href={sourceHref(area, item)} isStrong>
              <Highlight text={item.title} terms={terms} />
            </Link>
          </h2>
          {item.excerpt || item.heading ? (
            <Passage>
              {item.heading ? (
                <small>
                  <OwnText>{item.heading}</OwnText>
                </small>
              ) : null}
              <p>
                <Highlight text={item.excerpt} terms={terms} />
              </p>
            </Passage>
          ) : null}
        </li>
      ))}
    </Results>
  );
}

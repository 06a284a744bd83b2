import type { SearchItem, SearchQuery, SearchView } from '@psp/contracts/search';
import { SEARCH_GROUPS, type SearchKind } from '@psp/contracts/search-groups';
import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { Highlight } from '@psp/design-system/highlight';
import { Stack } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { Pages } from '@psp/remote/lists/pages';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { styled } from 'styled-components';
import { searchAddress } from './address.ts';
import { strings } from './strings.ts';

type Group = SearchView['groups'][number];

const List = styled.ul`
  li { padding: 12px 20px; }
  li + li { border-top: 1px solid var(--line); }
  h3 { font-size: 1.0625rem; }
  p { margin-top: 2px; color: var(--ink-muted); font-size: 1rem; }
  ${media.narrow} { li { padding: 12px 16px; } }
`;

interface GroupsProps {
  query: SearchQuery;
  view: SearchView;
}

/** Groups with results, each with its first ones and a link to all. */
export function ResultGroups({ query: { q }, view }: GroupsProps) {
  return (
    <Stack gap={20}>
      {view.groups
        // A newer service may have kinds that this release does not know.
        .filter(({ kind, items }) => items.length > 0 && kind in SEARCH_GROUPS)
        .map((group) => (
          <GroupCard
            key={group.kind}
            group={group}
            terms={view.terms}
            moreHref={group.total > group.items.length ? searchAddress({ q, kind: group.kind }) : null}
          />
        ))}
    </Stack>
  );
}

/** Results of one group, in pages. */
export function GroupPages({ query, view, group }: GroupsProps & { group: Group }) {
  return (
    <Stack gap={24}>
      <GroupCard group={group} terms={view.terms} moreHref={null} />
      <Pages
        of={{ page: query.page, pageSize: PAGE_SIZE, total: group.total }}
        hrefFor={(page) => searchAddress({ ...query, page })}
      />
    </Stack>
  );
}

interface GroupCardProps {
  group: Group;
  terms: string[];
  /** Null when all results are shown. */
  moreHref: string | null;
}

function GroupCard({ group: { kind, total, items }, terms, moreHref }: GroupCardProps) {
  const id = `results-${kind}`;
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title={SEARCH_GROUPS[kind].label}
        action={<More kind={kind} total={total} href={moreHref} />}
      />
      <ResultList items={items} terms={terms} />
    </Card>
  );
}

/** List of results with the search terms highlighted. */
export function ResultList({ items, terms }: { items: readonly SearchItem[]; terms: string[] }) {
  return (
    <List>
      {items.map((item) => (
        <Result key={item.id} item={item} terms={terms} />
      ))}
    </List>
  );
}

function More({ kind, total, href }: { kind: SearchKind; total: number; href: string | null }) {
  const count = strings.counted(total);
  return href ? <Link href={href}>{`${strings.moreOf(SEARCH_GROUPS[kind].label)} (${count})`}</Link> : count;
}

function Result({ item, terms }: { item: SearchItem; terms: string[] }) {
  return (
    <li>
      <h3>
        <Link href={item.href} isStrong>
          <Highlight text={item.title} terms={terms} />
        </Link>
      </h3>
      {item.subtitle ? (
        <p>
          <Highlight text={item.subtitle} terms={terms} />
        </p>
      ) : null}
    </li>
  );
}

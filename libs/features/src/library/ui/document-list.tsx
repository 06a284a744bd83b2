import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import type { LibraryItem, LibraryList } from '@psp/contracts/library';
import { LIBRARY_TYPES, type LibraryType } from '@psp/contracts/library-names';
import { Card } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
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

interface TypeTabsProps {
  type: LibraryType | undefined;
  /** Undefined while the list loads. */
  counts: LibraryList['counts'] | undefined;
  /** Address of the list of one type, or of all. */
  addressOf: (type: LibraryType | undefined) => string;
}

const KEYS = Object.keys(LIBRARY_TYPES) as LibraryType[];

/** Links to the documents of each type, with their numbers. */
export function TypeTabs({ type, counts, addressOf }: TypeTabsProps) {
  const items = [undefined, ...KEYS].map((one) => {
    const key = one ?? 'all';
    const label = one ? LIBRARY_TYPES[one] : strings.all;
    const text = counts ? `${label} (${counts[key]})` : label;
    return { key, label: text, isCurrent: type === one, href: addressOf(one) };
  });
  return <LinkTabs label={strings.type} items={items} />;
}

interface DocumentListProps {
  items: readonly LibraryItem[];
  label: string;
  /** Path of a document without its id. */
  path: string;
}

/** Documents of one page of the list. */
export function DocumentList({ items, label, path }: DocumentListProps) {
  return (
    <Card aria-label={label}>
      <List role="list">
        {items.map((item) => (
          <DocumentLine key={item.id} item={item} href={`${path}/${item.id}`} />
        ))}
      </List>
    </Card>
  );
}

function DocumentLine({ item, href }: { item: LibraryItem; href: string }) {
  const { title, type, description, author, publishedAt, verifiedOn, downloads, views, rating, reviews } = item;
  const facts = [
    ...[`${author}, ${formatDate(publishedAt)}`, strings.downloads(downloads), strings.views(views)],
    ...(rating === null ? [] : [strings.rating(rating, reviews)]),
  ];
  return (
    <Frame>
      <Facts as="div">
        <TypeBadge type={type} />
        <OwnText>{nameOfCategory(item)}</OwnText>
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

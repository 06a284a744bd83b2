import { useSession } from '@psp/auth/session';
import { worksIn } from '@psp/contracts/admin-areas';
import type { Kind } from '@psp/contracts/common';
import type { NavigationItem } from '@psp/remote/contract';
import { countsQuery } from '@psp/remote/navigation-counts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@psp/design-system/page';
import { strings } from './strings.ts';

const List = styled.ul`
  & + & { margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line); }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 6px 12px;
  border-radius: 4px;
  color: var(--ink);
  font-size: 1.0625rem;
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;
  &:hover { background: var(--sunken); color: var(--ink); }
  &[aria-current='page'] { background: var(--blue-100); color: var(--blue-700); font-weight: 650; }
`;

const Count = styled.span`
  flex: none;
  margin-left: auto;
  min-width: 24px;
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

function grouped(items: readonly NavigationItem[]): [number, NavigationItem[]][] {
  const groups = Map.groupBy(items, (item) => item.group ?? 0);
  return [...groups].sort(([one], [other]) => one - other);
}

/* Paths can be nested; the longest matching one wins. */
function currentOf(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  const [current] = items
    .filter(({ to, alsoAt = [] }) => [to, ...alsoAt].some((at) => path === at || path.startsWith(`${at}/`)))
    .toSorted((one, other) => other.to.length - one.to.length);
  return current;
}

/** The navigation entries of an area's remote, in groups. */
export function NavigationList({ kind, items: all }: { kind: Kind; items: readonly NavigationItem[] }) {
  const areas = useSession((state) => state.areas);
  const items = all.filter(({ area }) => worksIn(areas, area));
  const { data: counts } = useQuery({ ...countsQuery(kind), enabled: items.some((item) => item.count) });
  const current = currentOf(items, useLocation().pathname)?.to;
  return grouped(items).map(([group, entries]) => (
    <List key={group}>
      {entries.map(({ to, label, icon: Icon, count = '', counted = to }) => (
        <li key={to}>
          <Entry to={counts?.[count] ? counted : to} aria-current={to === current ? 'page' : undefined}>
            <Icon size={20} aria-hidden />
            <span>{label}</span>
            <CountBadge value={counts?.[count]} />
          </Entry>
        </li>
      ))}
    </List>
  ));
}

function CountBadge({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <Count>
      <span aria-hidden>{value > 99 ? '99+' : value}</span>
      <VisuallyHidden>{strings.waiting(value)}</VisuallyHidden>
    </Count>
  );
}

import { SiteLink } from '@psp/design-system/site-link';
import { media } from '@psp/design-system/theme';
import type { ListFilters } from '@psp/remote/lists/list-filters';
import Columns3 from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import { styled } from 'styled-components';
import type { ProjectFilters } from './area.ts';
import { strings } from './strings.ts';

const VIEWS = [
  { view: 'list', label: strings.list, Icon: List },
  { view: 'board', label: strings.board, Icon: Columns3 },
] as const;

const Nav = styled.nav`
  display: inline-flex;
  border: 1px solid var(--control);
  border-radius: 4px;
  a { display: inline-flex; align-items: center; gap: 8px; min-height: 42px; padding: 0 14px; color: var(--blue-700); text-decoration: none; }
  a:hover { text-decoration: underline; }
  a[aria-current] { background: var(--blue-100); color: var(--ink); font-weight: 600; }
  svg { width: 18px; height: 18px; }
  ${media.narrow} { a { flex: 1; justify-content: center; } }
`;

/** Links to the list and the board of projects; they keep the search text and drop other filters. */
export function Views({ list, filters }: { list: ListFilters<ProjectFilters>; filters: ProjectFilters }) {
  return (
    <Nav aria-label={strings.views}>
      {VIEWS.map(({ view, label, Icon }) => (
        <SiteLink
          key={view}
          href={list.address({ ...list.none, q: filters.q, view })}
          aria-current={filters.view === view ? 'page' : undefined}
        >
          <Icon aria-hidden />
          {label}
        </SiteLink>
      ))}
    </Nav>
  );
}

import { media } from '@psp/design-system/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Bar = styled.nav`
  position: relative;
  display: flex;
  max-width: 100%;
  border: 1px solid var(--control);
  border-radius: 4px;
  background: var(--surface);
  overflow: auto hidden;
  scrollbar-width: thin;
  a {
    display: flex;
    flex: 1 0 auto;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 38px;
    padding: 4px 12px;
    color: var(--ink);
    font-size: 0.9375rem;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
  }
  a + a { border-left: 1px solid var(--line); }
  a[aria-current='true'] { background: var(--blue-100); color: var(--blue-700); }
  a:focus-visible { outline-offset: -3px; }
  ${media.narrow} { a { padding: 4px 10px; } }
`;

const Pages = styled.nav`
  position: relative;
  display: flex;
  max-width: 100%;
  border-bottom: 1px solid var(--line);
  overflow: auto hidden;
  scrollbar-width: thin;
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 4px 14px;
    border-bottom: 3px solid transparent;
    color: var(--ink-muted);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  a > svg { width: 20px; height: 20px; }
  a[aria-current='page'] { border-bottom-color: var(--blue-600); color: var(--blue-700); }
  a:focus-visible { outline-offset: -3px; }
`;

export interface LinkTab {
  key: string;
  label: ReactNode;
  href: string;
  isCurrent: boolean;
}

const KINDS = {
  views: { Bar, current: 'true' },
  pages: { Bar: Pages, current: 'page' },
} as const;

interface LinkTabsProps {
  label: string;
  items: readonly LinkTab[];
  /** Views of one list, or sibling pages of one entry of the navigation. */
  of?: keyof typeof KINDS;
}

/** Tabs that are links, each with an address of its own, in one row. */
export function LinkTabs({ label, items, of = 'views' }: LinkTabsProps) {
  const { Bar: Row, current: mark } = KINDS[of];
  const bar = useRef<HTMLElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.key;
  // Where they do not all fit, the current one may be out of sight.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && link)
      bar.current.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - bar.current.clientWidth / 2;
  }, [current]);
  return (
    <Row ref={bar} aria-label={label}>
      {items.map((item) => (
        <Link key={item.key} to={item.href} aria-current={item.isCurrent ? mark : undefined}>
          {item.label}
        </Link>
      ))}
    </Row>
  );
}

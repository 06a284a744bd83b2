import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  box-shadow: inset 0 -1px 0 var(--line);
  a {
    display: block;
    min-height: 44px;
    padding: 10px 14px;
    border-bottom: 3px solid transparent;
    border-radius: 4px 4px 0 0;
    color: var(--ink-muted);
    font-weight: 500;
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover { color: var(--blue-700); border-color: var(--line); }
  a[aria-current] { color: var(--blue-700); border-color: var(--blue-600); font-weight: 650; }
  @media (forced-colors: active) { a:not([aria-current]) { border-color: Canvas; } }
`;

export interface Section {
  /** As it stands in the address. */
  key: string;
  label: string;
}

/** The parts of a profile as links, so that each has an address and needs no script. The first is the profile's own. */
export function SectionNav({ sections, selected }: { sections: readonly Section[]; selected: string }) {
  return (
    <nav aria-label={strings.tabs}>
      <List>
        {sections.map(({ key, label }, index) => (
          <li key={key}>
            <Link
              to={{ search: index === 0 ? '' : `?sectiune=${key}` }}
              aria-current={key === selected ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

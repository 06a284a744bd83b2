import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';

export const Panel = styled(Popover)`
  width: min(460px, calc(100vw - 32px));
  overflow: auto;
  padding: 8px 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(14 42 76 / 16%);
  font-size: 1rem;
  line-height: 1.4;
`;

export const Note = styled.p`
  padding: 8px 16px;
  color: var(--ink-muted);
`;

export const Suggestions = styled(ListBox)`
  outline: none;
  section { padding-bottom: 4px; }
  section + section { padding-top: 8px; border-top: 1px solid var(--line); }
  header { padding: 4px 16px; color: var(--ink-muted); font-size: 0.9375rem; font-weight: 600; }

  a {
    display: block;
    min-height: 44px;
    padding: 8px 16px;
    color: var(--ink);
    text-decoration: none;
    outline: none;
  }
  a[data-hovered] { background: var(--blue-50); }
  a[data-focused] { background: var(--blue-100); box-shadow: inset 4px 0 0 var(--blue-600); }
  strong, small { display: block; overflow-wrap: anywhere; }
  strong { font-weight: 500; }
  small { color: var(--ink-muted); font-size: 0.9375rem; }
  > a {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 4px;
    border-top: 1px solid var(--line);
    color: var(--blue-700);
    font-weight: 600;
  }
  @media (forced-colors: active) { a[data-focused] { outline: 3px solid Highlight; outline-offset: -3px; } }
`;

import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/* Three columns side by side where there is room; the decision under the content on a smaller screen, all in one on a phone. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: 272px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

export const Read = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 24px;
  align-items: start;
  min-width: 0;
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); }
`;

export const Part = styled.section`
  display: grid;
  gap: 16px;
  min-width: 0;
  > h2 { overflow-wrap: anywhere; }
`;

/* Stays in view beside a long text. */
export const Aside = styled(Part)`
  @media (min-width: 1181px) {
    position: sticky;
    top: 84px;
    max-height: calc(100vh - 100px);
    overflow: hidden auto;
  }
`;

export const List = styled.ol<{ $isShort: boolean }>`
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  overflow: hidden;
  list-style: none;
  li + li { border-top: 1px solid var(--line); }
  ${media.narrow} { li:nth-child(n + 3) { display: ${({ $isShort }) => ($isShort ? 'none' : 'block')}; } }
`;

export const Item = styled.div`
  a {
    display: grid;
    gap: 2px;
    padding: 8px 12px;
    border-left: 4px solid transparent;
    color: var(--ink);
    line-height: 1.3;
    text-decoration: none;
  }
  a[aria-current] { border-left-color: var(--blue-600); background: var(--blue-50); }
  a:focus-visible { outline-offset: -3px; }
  b, small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: 600; }
  small { color: var(--ink-muted); font-size: 0.875rem; }
`;

/* Kind and age on one line. */
export const Top = styled.small`
  display: flex;
  gap: 8px;
  align-items: center;
  svg { flex: none; width: 16px; height: 16px; }
  em { margin-left: auto; font-style: normal; }
  em[data-old] { color: var(--brick-700); font-weight: 600; }
`;

export const PhoneOnly = styled.div`
  ${media.wide} { display: none; }
`;

export const Hint = styled.p`
  color: var(--ink-muted);
  font-size: 0.9375rem;
  ${media.narrow} { display: none; }
`;

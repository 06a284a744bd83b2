import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { LogViewport } from '../../written/ui/log.ts';

/** Media query of screens that show the conversations and a passage beside the chat. */
export const WIDE = '(min-width: 1101px)';

/** Height of the portal's header. */
const HEADER = '65px';

/** The conversations, the chat and, when one is open, a passage; only the chat on a smaller screen. */
export const Panes = styled.div<{ $hasPassage: boolean }>`
  display: grid;
  grid-template-columns: 236px minmax(0, 1fr) ${({ $hasPassage }) => ($hasPassage ? 'minmax(280px, 324px)' : '')};
  height: calc(100dvh - ${HEADER});
  min-height: 480px;
  > * { min-width: 0; min-height: 0; }
  @media screen and (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; height: auto; }
`;

export const Talk = styled.section`
  display: flex;
  flex-direction: column;
  background: var(--surface);
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 10px 24px;
  border-bottom: 1px solid var(--line);
  h1 { font-size: 1.375rem; }
  > span { font-size: 0.875rem; }
  nav { display: flex; flex-wrap: wrap; gap: 0 12px; margin-left: auto; font-size: 0.9375rem; }
  nav a { display: inline-flex; align-items: center; min-height: 32px; }
  ${media.narrow} {
    padding: 8px 16px;
    h1 { font-size: 1.25rem; }
    nav { order: 1; width: 100%; margin: 0; }
  }
`;

/* A short conversation stands at the top. */
export const Viewport = styled(LogViewport)`
  &::before { content: ''; margin-bottom: auto; }
`;

export const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  align-content: start;
  padding: 20px 24px 12px;
  ${media.narrow} { padding: 16px 16px 8px; }
`;

/** Entry of the assistant: its mark and what it says. */
export const Said = styled.article`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 12px;
  > svg {
    width: 32px;
    height: 32px;
    padding: 5px;
    border-radius: 6px;
    background: var(--blue-900);
    color: #ffffff;
  }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); > svg { display: none; } }
`;

export const Asked = styled.p`
  justify-self: end;
  max-width: min(82%, 70ch);
  padding: 9px 14px;
  border-radius: 8px 8px 2px 8px;
  background: var(--blue-100);
  font-size: 1rem;
  line-height: 1.45;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${media.narrow} { max-width: 90%; }
`;

/** Shown on paper only. */
export const Printed = styled.div`
  display: none;
  @media print { display: block; }
`;

/** Number of a passage: on the button that opens it, and beside its title. */
export const numberStyle = `
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding: 0 4px;
  border: 1px solid var(--blue-600);
  border-radius: 4px;
  background: var(--surface);
  color: var(--blue-700);
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1;
`;

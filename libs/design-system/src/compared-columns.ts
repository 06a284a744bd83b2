import { css } from 'styled-components';
import { media } from './theme.tsx';
import { visuallyHidden } from './visually-hidden.ts';

/* Scrolls by itself, so that its head can stay in view. */
export const comparedFrame = css`
  max-height: calc(100dvh - 96px);
  overflow-y: auto;
  ${media.narrow} { max-height: none; }
  /* Up to four columns fit: the page alone scrolls, under its own head. */
  @media screen and (min-width: 1280px) {
    &&:not(:has(thead th:nth-child(6))) { max-height: none; overflow: visible; }
    &&:not(:has(thead th:nth-child(6))) thead th { top: 64px; }
    &&:not(:has(thead th:nth-child(6))) > table { table-layout: fixed; }
    &&:not(:has(thead th:nth-child(6))) thead th:first-child { width: 9rem; }
  }
  @media print { max-height: none; }
`;

/* Collapsed borders would scroll away under the cells that stay. */
export const compared = css`
  border-collapse: separate;
  border-spacing: 0;
  tbody > tr > td { min-width: 11rem; }
  thead th[scope] { background: var(--canvas); white-space: normal; color: var(--ink); }
  thead th[data-marked] { background: var(--blue-50); }
  @media screen {
    thead th { position: sticky; top: 0; z-index: 1; }
    tbody th, thead th:first-child { position: sticky; left: 0; z-index: 1; min-width: 9rem; background: var(--surface); }
    thead th:first-child { z-index: 2; background: var(--canvas); }
    /* The decision stays in view. */
    tbody > tr[data-screen-only] > * { position: sticky; bottom: 0; z-index: 1; border-top: 1px solid var(--line); }
    tbody > tr[data-screen-only] > td:not([data-marked]) { background: var(--surface); }
  }
  @media print { tbody > tr > td { min-width: 0; } }
`;

/** Two columns face to face, the name of each row above them. */
export const comparedPair = css`
  thead { ${visuallyHidden} }
  [data-away] { display: none; }
  tbody > tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); border-bottom: 1px solid var(--line); }
  tbody > tr:last-child { border-bottom: 0; }
  tbody > tr > * { border: 0; overflow-wrap: anywhere; }
  tbody > tr > th { position: static; grid-column: 1 / -1; padding-bottom: 0; color: var(--ink-muted); font-size: 0.9375rem; }
  tbody > tr > td { min-width: 0; padding-top: 4px; }
`;

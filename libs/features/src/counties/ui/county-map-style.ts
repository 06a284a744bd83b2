import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  use, circle { stroke: #ffffff; stroke-width: 1; stroke-linejoin: round; transition: fill 120ms; }
  a { outline: none; box-shadow: none; cursor: pointer; }
  a:hover use, a:hover circle { fill: var(--ochre-400); }
  a[aria-current] use, a[aria-current] circle { fill: var(--blue-900); }
  text { fill: var(--ink); font-size: 11px; font-weight: 700; text-anchor: middle; pointer-events: none; }
  a[aria-current] text, a[data-dark] text { fill: #ffffff; }
  a:hover text { fill: var(--ink); }
  [data-lead] { fill: none; stroke: var(--control); }
  [data-ring] { fill: none; stroke: var(--focus); stroke-width: 3; vector-effect: non-scaling-stroke; pointer-events: none; }
  [data-ring='own'] { stroke: var(--ochre-400); stroke-width: 4; }
  text[data-count] { font-size: 24px; font-weight: 650; }
  [data-ring='gap'] { stroke: var(--focus-gap); stroke-width: 7; }
  @media (forced-colors: active) {
    use, circle { fill: Canvas !important; stroke: LinkText; }
    [data-ring], path[data-lead] { fill: none !important; }
    text { fill: LinkText !important; }
    a[data-some] use, a[data-some] circle { fill: color-mix(in srgb, LinkText 30%, Canvas) !important; }
    a[aria-current] use, a[aria-current] circle { fill: Highlight !important; }
    [data-ring='line'] { stroke: Highlight; stroke-width: 4; }
    [data-ring='own'] { stroke: var(--ochre-400); stroke-width: 4; }
  text[data-count] { font-size: 24px; font-weight: 650; }
  [data-ring='gap'] { stroke: Canvas; stroke-width: 8; }
  }
`;

/** Name of the hovered or focused county. Hidden from screen readers, which read the link's label. */
export const CountyLabel = styled.p`
  min-height: 1.55em;
  margin-top: 8px;
  color: var(--ink-muted);
  font-size: 1rem;
  span { margin-left: 12px; font-size: 0.9375rem; }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  color: var(--ink-muted);
  font-size: 0.875rem;
  ${media.narrow} { flex-direction: column; align-items: flex-start; }
  a { display: inline-block; min-height: 24px; }
`;

export const Legend = styled.dl`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0;
  /* Keeps its place until it has something to explain. */
  &[hidden] { visibility: hidden; }
  dt { margin-right: 2px; }
  dd { display: inline-flex; align-items: center; gap: 5px; margin: 0; }
  i { width: 14px; height: 14px; border: 1px solid var(--line); border-radius: 3px; forced-color-adjust: none; }
  /* There are two fills only. */
  @media (forced-colors: active) { display: none; }
`;

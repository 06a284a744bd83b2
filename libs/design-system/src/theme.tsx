import { createGlobalStyle } from 'styled-components';
import { printStyle } from './print-style.ts';

/** Media query of a narrow screen, for `matchMedia`; excludes print. */
export const narrow = 'screen and (max-width: 720px)';

/** Media queries for styled components: `${media.narrow} { … }`. */
export const media = {
  narrow: `@media ${narrow}`,
  wide: '@media (min-width: 721px)',
} as const;

/** Font of the portal, with fallbacks until it is loaded. */
const fontFamily =
  "'Public Sans Variable', 'Public Sans Stand-In', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
/** Font of headings on public pages. */
const serifFamily = "'Source Serif 4', 'Source Serif Stand-In', Georgia, 'Times New Roman', serif";

/** Tokens, base typography and focus. Rendered once, by `DesignProvider`. */
export const GlobalStyle = createGlobalStyle`
  :root {
    --canvas: #f7f6f2;
    --surface: #ffffff;
    --sunken: #eeede7;
    --ink: #1b2430;
    --ink-muted: #4a5563;
    --line: #dad8cf;
    --control: #737e8c;
    --blue-50: #eef4fb;
    --blue-100: #d7e5f5;
    --blue-600: #1f5a9e;
    --blue-700: #17467d;
    --blue-900: #0e2a4c;
    --ochre-100: #fbf0d5;
    --ochre-400: #e0a83a;
    --ochre-700: #7a5208;
    --fir-100: #e1f1e8;
    --fir-700: #1c6b45;
    --brick-100: #fbe6e2;
    --brick-700: #a8321f;
    --focus: #0e2a4c;
    --focus-gap: #ffffff;
    --action: var(--blue-600);
    --action-hover: var(--blue-700);
    --on-action: #ffffff;
    --quiet: var(--blue-700);
    --quiet-hover: var(--blue-100);
    --serif: ${serifFamily};
  }

  /* Overrides the tokens inside dark banners. */
  [data-on-dark] {
    --focus: #ffcf3f;
    --focus-gap: var(--blue-900);
    --action: #ffffff;
    --action-hover: var(--blue-100);
    --on-action: var(--blue-900);
    --quiet: #ffffff;
    --quiet-hover: var(--blue-700);
  }

  /* Leaves out ::before and ::after, for which the browser would compute two more styles per element. */
  * { box-sizing: border-box; }

  /* Keeps focused elements clear of the sticky header. */
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 88px; }

  body {
    margin: 0;
    background: var(--canvas);
    color: var(--ink);
    font-family: ${fontFamily};
    font-size: 1.125rem;
    line-height: 1.55;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 { margin: 0; line-height: 1.2; font-weight: 650; letter-spacing: -0.011em; text-wrap: balance; }
  h1 { color: var(--title-ink, inherit); font-family: var(--title-face, inherit); font-size: var(--title-size, 1.875rem); }
  h2 { font-size: 1.25rem; }
  h3, h4 { font-size: 1.125rem; }
  /* Lists with a class have no markers; those of running text have no class. */
  :where(ul, ol):where([class]) { margin: 0; padding: 0; list-style: none; }
  :where(ul, ol):where(:not([class])) { margin: 4px 0 0; padding-left: 1.25em; }
  p { margin: 0; max-width: 70ch; text-wrap: pretty; }
  small { font-size: 0.875rem; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  img, svg { flex: none; }
  img { max-width: 100%; height: auto; }

  a { color: var(--blue-600); text-underline-offset: 0.15em; }
  a:hover { color: var(--blue-700); text-decoration-thickness: 2px; }
  [data-on-dark] a:not([data-button]) { color: #ffffff; }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-gap);
  }
  [tabindex='-1']:focus { outline: none; box-shadow: none; }

  /* Keeps focused elements clear of bars fixed at the bottom. */
  html:has([data-fixed], tbody > tr[data-screen-only]) { scroll-padding-bottom: 152px; }
  ${media.narrow} {
    html { scroll-padding-top: 112px; }
    h1 { font-size: var(--title-size, 1.5rem); }
    /* Lets columns shrink with enlarged text, unlike break-word. */
    h1, h2, h3, h4, p, dt, dd, label, legend { overflow-wrap: anywhere; }
    table p { overflow-wrap: break-word; }
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }

  @media (forced-colors: active) {
    :root { --focus: Highlight; --focus-gap: Canvas; --line: CanvasText; }
    :focus-visible { outline-color: Highlight; }
  }

  ${printStyle}
`;

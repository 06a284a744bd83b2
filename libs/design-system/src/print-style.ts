import { css } from 'styled-components';

/** Marks an element that stays out of print: `<div {...screenOnly}>`. */
export const screenOnly = { 'data-screen-only': '' } as const;

/** Marks an element that paper shows whole on one page: `<div {...printedWhole}>`. */
export const printedWhole = { 'data-printed-whole': '' } as const;

/** Paper: A4, smaller letters, no controls, nothing folded, nothing cut. */
export const printStyle = css`
  @page {
    size: A4;
    margin: 16mm 15mm 18mm;
    @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt 'Public Sans Variable', sans-serif; }
  }

  @media print {
    html { font-size: 12px; }
    body { background: #ffffff; }
    a { color: inherit; }
    h1, h2, h3, h4 { break-after: avoid; }
    p, li, dd { orphans: 3; widows: 3; }
    tr, dt, dd, li, img, figure, blockquote, [data-printed-whole] { break-inside: avoid; }
    /* Dialogs and menus are siblings of the page in the body. */
    body:has(main) > :not(:has(main)),
    :has(> form:only-child), section:has(> header + :last-child > form:only-child), [data-screen-only], [data-sonner-toaster], nav, form, button, [data-button], [data-field], [role='toolbar'] {
      display: none !important;
    }
    details::details-content { display: block; height: auto; content-visibility: visible; }
    summary { list-style: none; }
    summary::-webkit-details-marker { display: none; }
  }
`;

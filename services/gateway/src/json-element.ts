import { DOMAINS_ID } from '@psp/contracts/taxonomy-names';

/** Adds a script element with JSON to the end of a page. Without `<` the JSON cannot end the element. */
export const addJson = (html: string, id: string, json: string): string =>
  html.replace(
    '</body>',
    () => `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script></body>`,
  );

/** Adds the names of the domains to a page, whose code reads them (`DOMAINS`); an empty text, for the first names, adds nothing. */
export const addDomainNames = (html: string, names: string): string =>
  names ? addJson(html, DOMAINS_ID, names) : html;

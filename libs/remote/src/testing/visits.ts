/** A page that a journey opens: its reader (an account of the demonstration, or `visitor`) and its address. */
export type Visit = readonly [
  who: 'visitor' | 'primarie' | 'cititor' | 'comuna' | 'firma' | 'candidat' | 'consultant' | 'admin',
  /** In place of `:id`, the id of the first row of a list is written. */
  address: string,
  /** The list: only a query if it is the list of the pages below this path (`?status=sent`), and nothing if all its rows may be first. */
  list?: string,
];

/**
 * Pages of a capability that the journeys cannot derive, in `testing/visits.ts` of its folder. Without it, each page of a route is
 * opened by the main account of its area, as is the empty state of each list that can be searched; for `/firma/offers/:id`, the first
 * row of `GET /api/firma/offers` is opened.
 */
export interface Visits {
  /** Lists by the path of their pages, if they differ: `{ '/firma/content': '/api/firma/articles' }`. */
  lists?: Readonly<Record<string, string>>;
  /** Other states, and what other readers see. A page without a query replaces the derived one of its route. */
  pages?: readonly Visit[];
  /** Pages that look the same to another reader of `pages`; only long journeys check all of them. */
  shared?: readonly Visit[];
  /** Paths of routes that only a journey of the capability can open, with the reason. */
  elsewhere?: Readonly<Record<string, string>>;
}

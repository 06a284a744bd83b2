/** Search terms as users type them: whole words, inflected words, parts of words, words without diacritics, two words, rare words. */
export const SEARCH_TERMS = [
  ...[
    'digitalizare',
    'servicii',
    'consultanță',
    'fonduri europene',
    'apă',
    'drumuri',
    'școală',
    'Brașov',
    'orașelor',
    'achiziții',
  ],
  ...[
    'registru agricol',
    'energie',
    'iluminat',
    'rasinari',
    'audit',
    'urban',
    'bibliotecă',
    'cultur',
    'primărie',
    'zare',
  ],
];
const COUNTIES = ['AB', 'BV', 'CJ', 'CT', 'DJ', 'IS', 'MM', 'SB', 'TM'];

/**
 * Returns at most `count` different addresses of the list at `path`: each search term on the first five pages, without and with a county.
 * `county` is the name of the query parameter.
 */
export const uniqueSearches = (path: string, county: string, count: number): string[] =>
  [1, 2, 3, 4, 5]
    .flatMap((page) =>
      ['', ...COUNTIES].flatMap((code) =>
        SEARCH_TERMS.map(
          (q) =>
            `${path}?${new URLSearchParams({ q, ...(code && { [county]: code }), ...(page > 1 && { page: `${page}` }) })}`,
        ),
      ),
    )
    .slice(0, count);

/**
 * Returns different addresses of the list at `path` without search terms: each filter, such as `category=mediu`, on the first three
 * pages and, when `county` names the query parameter, in each county.
 */
export const uniqueFilters = (path: string, filters: string[], county?: string): string[] => {
  const more = ['', 'page=2', 'page=3', ...(county ? COUNTIES.map((code) => `${county}=${code}`) : [])];
  return more.flatMap((one) => filters.map((filter) => `${path}?${[filter, one].filter(Boolean).join('&')}`));
};

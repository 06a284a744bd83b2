/** Words as visitors and members ask for them: whole, inflected, inside of a longer one, without diacritics, two at once, rare. */
export const ASKED = [
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

/** Addresses of one list that were never asked for, each a word, alone and in some counties, page by page: `count` at most. */
export const askedOnce = (path: string, county: string, count: number): string[] =>
  [1, 2, 3, 4, 5]
    .flatMap((page) =>
      ['', ...COUNTIES].flatMap((code) =>
        ASKED.map(
          (q) =>
            `${path}?${new URLSearchParams({ q, ...(code && { [county]: code }), ...(page > 1 && { page: `${page}` }) })}`,
        ),
      ),
    )
    .slice(0, count);

/** The same without words: each of these filters, such as `category=mediu`, in counties and on further pages. */
export const filteredOnce = (path: string, filters: string[], county?: string): string[] => {
  const more = ['', 'page=2', 'page=3', ...(county ? COUNTIES.map((code) => `${county}=${code}`) : [])];
  return more.flatMap((one) => filters.map((filter) => `${path}?${[filter, one].filter(Boolean).join('&')}`));
};

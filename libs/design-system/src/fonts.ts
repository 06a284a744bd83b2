/** Font files instead of the packages' style sheets, which need a CSS loader and include unused scripts. */
const latin = new URL('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2', import.meta.url);
const latinExt = new URL(
  '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2',
  import.meta.url,
);
const serifLatin = new URL('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2', import.meta.url);
const serifLatinExt = new URL(
  '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2',
  import.meta.url,
);
/** Subset with the characters of Romanian: less than half the size, and all that most pages load. */
const romanian = new URL(
  '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?romanian',
  import.meta.url,
);
const romanianExt = new URL(
  '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?romanian',
  import.meta.url,
);
const serifRomanian = new URL(
  '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?romanian',
  import.meta.url,
);
const serifRomanianExt = new URL(
  '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2?romanian',
  import.meta.url,
);

const EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const BASIC =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Unicode range of the Romanian subset. The face declared last has priority. */
const ROMANIAN =
  'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0, U+00B2-00B3, U+00B7, U+00BB, U+00C1-00C2, U+00C4, U+00C9, U+00CD-00CE, U+00D3, U+00D6-00D7, U+00DA, U+00DC, U+00DF, U+00E1-00E2, U+00E4, U+00E9, U+00ED-00EE, U+00F3, U+00F6, U+00FA, U+00FC, U+2011, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+20AC, U+2191, U+2193, U+2212';
const ROMANIAN_EXTENDED = 'U+0102-0103, U+0150-0151, U+015E-015F, U+0162-0163, U+0170-0171, U+0218-021B';

const SANS = { family: 'Public Sans Variable', weight: '100 900' } as const;
const SERIF = { family: 'Source Serif 4', weight: '600' } as const;

function face({ family, weight }: { family: string; weight: string }, source: URL, range: string): string {
  return `@font-face {
    font-family: '${family}';
    font-style: normal;
    font-display: swap;
    font-weight: ${weight};
    src: url(${source.pathname}) format('woff2');
    unicode-range: ${range};
  }`;
}

/*
 * Local fallback fonts, scaled to the width of the web fonts to avoid layout shift. Liberation has the widths of Arial and
 * Times, Roboto nearly Arial's. Measured on Romanian text.
 */
const REGULAR = ['Arial', 'Liberation Sans', 'Roboto'];
const BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'];
const SERIF_BOLD = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Noto Serif Bold'];
const STAND_INS = [
  { family: 'Public Sans Stand-In', weight: '100 599', names: REGULAR, size: 104.5, ascent: 95, descent: 22.5 },
  { family: 'Public Sans Stand-In', weight: '600 900', names: BOLD, size: 99.2, ascent: 95, descent: 22.5 },
  { family: 'Source Serif Stand-In', weight: '600', names: SERIF_BOLD, size: 112.2, ascent: 103.6, descent: 33.5 },
];

const standIn = ({ family, weight, names, size, ascent, descent }: (typeof STAND_INS)[number]): string => `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${size}%;
    ascent-override: ${((100 * ascent) / size).toFixed(1)}%;
    descent-override: ${((100 * descent) / size).toFixed(1)}%;
    line-gap-override: 0%;
  }`;

/**
 * `@font-face` rules. The Romanian subsets are 22 kB (Public Sans, all weights) and 17 kB (Source Serif, one weight). Other
 * letters load the full Latin and Latin Extended files.
 */
export const fontFaces = [
  face(SANS, latinExt, EXTENDED),
  face(SANS, latin, BASIC),
  face(SANS, romanianExt, ROMANIAN_EXTENDED),
  face(SANS, romanian, ROMANIAN),
  face(SERIF, serifLatinExt, EXTENDED),
  face(SERIF, serifLatin, BASIC),
  face(SERIF, serifRomanianExt, ROMANIAN_EXTENDED),
  face(SERIF, serifRomanian, ROMANIAN),
  ...STAND_INS.map(standIn),
].join('\n');

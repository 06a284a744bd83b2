/** Slugs of domains in their order. The arithmetic on n, the number of a row, spreads them evenly and always the same way. */
export const DOMAINS = `(select array_agg(slug order by position) from domain)`;

/** Titles of requests. */
export const TITLES = `array['Digitalizarea registrului agricol', 'Audit energetic pentru școli', 'Strategie de dezvoltare locală', 'Consultanță fonduri europene',
      'Sistem de plată online', 'Modernizarea iluminatului public', 'Studiu de fezabilitate drumuri']`;

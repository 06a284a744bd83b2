/* Common words of administrative texts, the most frequent first; made-up words follow. */
const COMMON =
  'servicii primărie proiect comună digitalizare oraș dezvoltare achiziție consultanță strategie locală registru agricol energie apă ' +
  'canalizare drum școală fonduri europene audit mediu salubrizare iluminat public urbanism cadastru buget taxe impozite cetățeni platformă ' +
  'instruire mentenanță studiu fezabilitate reabilitare modernizare parc piață bibliotecă muzeu cămin cultural sport sănătate transport ' +
  'Șelimbăr Rășinari Cisnădie Făgăraș Brașov Târgoviște Timișoara Iași Botoșani Bistrița Năsăud Mureș Călărași Ialomița Vâlcea';
const SYLLABLES =
  'ba be bi ca ce co da de di fa fe fi ga ge gi la le li ma me mi na ne ni pa pe pi ra re ri sa se și ta te ți va ve vi ză zi zo';

/**
 * Statements that create the temporary table `passage` of 10,000 passages of ten words. The words are drawn reproducibly; common words
 * far more often than the 40,000 made-up ones.
 */
export const PASSAGES = [
  `select setseed(0.5)`,
  `create temp table vocabulary on commit drop as
   select n, word from unnest(string_to_array('${COMMON}', ' ')) with ordinality as common (word, n) union all
   select 100 + n, s[1 + n % 42] || s[1 + n / 42 % 42] || s[1 + n * 7 / 11 % 42] || case n % 3 when 0 then s[1 + n / 5 % 42] else '' end
   from generate_series(1, 40000) n, string_to_array('${SYLLABLES}', ' ') s`,
  `create index on vocabulary (n)`,
  // Titles use a third of a passage, texts all of it.
  `create temp table passage on commit drop as
   select row_number() over () as place, initcap(words[1] || ' ' || words[2]) as name, array_to_string(words[1:3], ' ') as title,
     array_to_string(words, ' ') as body
   from (select array_agg(v.word) as words from (select i, (power(random(), 4) * 40000)::int as n from generate_series(1, 100000) i) d
     cross join lateral (select word from vocabulary where n >= d.n order by n limit 1) v group by (i - 1) / 10) drawn`,
  `create index on passage (place)`,
];

/** Returns the SQL for a column of a passage; the integer expression `n` numbers the row, and each `part` of a row gets a different passage. */
export const passageOf = (column: 'name' | 'title' | 'body', n: string, part: number): string =>
  `(select ${column} from passage p where p.place = 1 + (${n} * ${7 + 2 * part}::bigint + ${part} * 1231) % 10000)`;

/** Returns the SQL for the joined bodies of the parts `from` to `to` (exclusive). */
export const textOf = (n: string, from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => passageOf('body', n, from + index)).join(` || ' ' || `);

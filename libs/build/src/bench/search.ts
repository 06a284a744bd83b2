import { table, verdict } from './report.ts';
import { prepareSearch } from './search-data.ts';
import { percentile, timeOf } from './timing.ts';

const LIMIT_MS = 50;
const ROUNDS = 3;
/** Search texts that are typed letter by letter; some are mistyped, inflected or without diacritics. */
const TYPED = [
  'primaria slimbar',
  'digitalizare registru agricol',
  'consultanță fonduri europene',
  'servicii',
  'comuna rasinari',
  'modernizraea drumurilor',
  'strategie dezvoltere locala',
  'iluminatul public',
  'Brașvo',
  'orașelor',
];

/** Times all addresses one after the other, after one round of warm-up. */
const timed = async (urls: string[]): Promise<number[]> => {
  for (const url of urls) await timeOf(url);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const url of urls) times.push(await timeOf(url));
  return times;
};

/** Measures suggestions while typing, and the results page, over more than 100,000 documents. Returns the lines to print. */
export const measureSearch = async (portal: string, databaseUrl: string): Promise<string> => {
  const documents = await prepareSearch(databaseUrl);
  const address = (path: string, q: string) => `${portal}/api/public/${path}?q=${encodeURIComponent(q)}`;
  const beginnings = TYPED.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const row = (name: string, times: number[]) => {
    const p95 = percentile(times, 0.95);
    return [
      name,
      String(times.length),
      percentile(times, 0.5).toFixed(0),
      p95.toFixed(0),
      String(LIMIT_MS),
      verdict(p95 < LIMIT_MS),
    ];
  };
  return table(
    [`search over ${documents} documents`, 'answers', 'p50 ms', 'p95 ms', 'p95 limit', ''],
    [
      row('while typing', await timed(beginnings.map((q) => address('search/suggestions', q)))),
      row('all results', await timed(TYPED.map((q) => address('search', q)))),
    ],
  );
};

import type { OfferContent } from '@psp/contracts/offers';
import { expectSame } from './beside.ts';
import { type Compared, PACE } from './comparison-table.ts';
import type { Draft, Drafts } from './data.ts';
import { type Asked, eachOnce } from './load.ts';

/** What is at the portal, and at the hand-written handlers. */
type OfBoth<T> = Record<'portal' | 'baseline', T>;

const TARGET = 0.6;
/** Writes a second that arrive by themselves: one of 2.000 people saves or sends something every 200 seconds. */
const RATE = 10;
const LINES = 30;

const LINE_TEXT =
  'Instruirea personalului pe grupe, la sediul primăriei, cu materiale tipărite și evaluare la final, etapa';
const TEXT = 'Analiză la sediul primăriei, configurare, instruire pe grupe și asistență timp de un an, cu recepție. ';

export const contentWith = (attachments: string[]): OfferContent => ({
  ...{ price: null, vatRate: 21, deliveryDays: 45, validUntil: '2099-12-31', method: TEXT.repeat(12).trim() },
  ...{ team: TEXT.repeat(3).trim(), attachments },
  lines: Array.from({ length: LINES }, (_, index) => ({
    ...{ description: `${LINE_TEXT} ${index + 1}`, quantity: 1.25 + index, unit: 'zi', unitPrice: 840.35 + index },
    vatRate: index % 3 === 0 ? 11 : 21,
  })),
});

const headersOf = (cookie: string) => ({ cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' });

/* The answer of the hand-written handler must be what the portal shows of the same offer afterwards. */
const checkAnswer = async (
  asked: Asked,
  { portal, cookie }: { portal: string; cookie: string },
  { requestId }: Draft,
) => {
  const response = await fetch(asked.url, asked);
  const shown = await fetch(`${portal}/api/firma/opportunities/${requestId}`, { headers: { cookie } });
  expectSame(await shown.json(), await response.json());
};

/** What an area asks for to write one draft. */
type Write = (draft: Draft, origin: string, cookie: string) => Asked;

const comparisonOf = async (
  name: string,
  origins: OfBoth<string>,
  drafts: Drafts,
  cookies: OfBoth<string>,
  writes: OfBoth<Write>,
): Promise<Compared> => {
  const [tried, ...rest] = drafts.baseline;
  if (!tried) throw new Error('there is no draft');
  await checkAnswer(
    writes.baseline(tried, origins.baseline, cookies.baseline),
    { portal: origins.portal, cookie: cookies.baseline },
    tried,
  );
  const side = (which: keyof OfBoth<string>, some: Draft[]) =>
    eachOnce(
      some.map((draft) => writes[which](draft, origins[which], cookies[which])),
      { ...PACE, rate: RATE },
    );
  return {
    name,
    target: TARGET,
    rate: RATE,
    portal: side('portal', drafts.portal.slice(1)),
    baseline: side('baseline', rest),
  };
};

/** Saving a draft with 30 lines and two files. */
export const saving = async (
  origins: OfBoth<string>,
  drafts: Drafts,
  files: OfBoth<string[]>,
  cookies: OfBoth<string>,
): Promise<Compared> => {
  const write =
    (area: string, attachments: string[]): Write =>
    ({ id }, origin, cookie) => ({
      ...{ url: `${origin}${area}/offers/${id}`, method: 'PUT', headers: headersOf(cookie) },
      body: JSON.stringify({ version: 1, content: contentWith(attachments) }),
    });
  const writes = { portal: write('/api/firma', files.portal), baseline: write('', files.baseline) };
  return comparisonOf('saving an offer of 30 lines', origins, drafts, cookies, writes);
};

const send =
  (area: string): Write =>
  ({ id }, origin, cookie) => ({
    ...{ url: `${origin}${area}/offers/${id}/submit`, method: 'POST', body: JSON.stringify({ version: 1 }) },
    headers: { ...headersOf(cookie), 'idempotency-key': `bench-${id}` },
  });

/** Sending a draft. */
export const sending = (origins: OfBoth<string>, drafts: Drafts, cookies: OfBoth<string>): Promise<Compared> =>
  comparisonOf('sending an offer', origins, drafts, cookies, { portal: send('/api/firma'), baseline: send('') });

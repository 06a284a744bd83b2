import type { OfferContent } from '@psp/contracts/offers';
import { expectSame } from './baseline-server.ts';
import { type ComparisonPlan, PACE } from './comparison-table.ts';
import type { Draft, Drafts } from './data.ts';
import { type RequestSpec, singleRequests } from './load.ts';

/** A value for the portal and one for the hand-written handlers. */
type OfBoth<T> = Record<'portal' | 'baseline', T>;

const TARGET = 0.6;
/** Writes a second: 2,000 users who each save or send something every 200 seconds. */
const RATE = 10;
const LINES = 30;

const LINE_TEXT =
  'Instruirea personalului pe grupe, la sediul primăriei, cu materiale tipărite și evaluare la final, etapa';
const TEXT = 'Analiză la sediul primăriei, configurare, instruire pe grupe și asistență timp de un an, cu recepție. ';

/** Returns the content of an offer with 30 lines and these attachments (file ids). */
export const contentWith = (attachments: string[]): OfferContent => ({
  ...{ price: null, vatRate: 21, deliveryDays: 45, validUntil: '2099-12-31', method: TEXT.repeat(12).trim() },
  ...{ team: TEXT.repeat(3).trim(), attachments },
  lines: Array.from({ length: LINES }, (_, index) => ({
    ...{ description: `${LINE_TEXT} ${index + 1}`, quantity: 1.25 + index, unit: 'zi', unitPrice: 840.35 + index },
    vatRate: index % 3 === 0 ? 11 : 21,
  })),
});

const headersOf = (cookie: string) => ({ cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' });

/* Throws when the answer of the hand-written handler differs from what the portal then shows of the same offer. */
const checkAnswer = async (
  asked: RequestSpec,
  { portal, cookie }: { portal: string; cookie: string },
  { requestId }: Draft,
) => {
  const response = await fetch(asked.url, asked);
  const shown = await fetch(`${portal}/api/firma/opportunities/${requestId}`, { headers: { cookie } });
  expectSame(await shown.json(), await response.json());
};

/** Returns the request that writes one draft. */
type Write = (draft: Draft, origin: string, cookie: string) => RequestSpec;

const comparisonOf = async (
  name: string,
  origins: OfBoth<string>,
  drafts: Drafts,
  cookies: OfBoth<string>,
  writes: OfBoth<Write>,
): Promise<ComparisonPlan> => {
  const [tried, ...rest] = drafts.baseline;
  if (!tried) throw new Error('there is no draft');
  await checkAnswer(
    writes.baseline(tried, origins.baseline, cookies.baseline),
    { portal: origins.portal, cookie: cookies.baseline },
    tried,
  );
  const side = (which: keyof OfBoth<string>, some: Draft[]) =>
    singleRequests(
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

/** Compares saving a draft with 30 lines and two files. */
export const saving = async (
  origins: OfBoth<string>,
  drafts: Drafts,
  files: OfBoth<string[]>,
  cookies: OfBoth<string>,
): Promise<ComparisonPlan> => {
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

/** Compares submitting a draft. */
export const sending = (origins: OfBoth<string>, drafts: Drafts, cookies: OfBoth<string>): Promise<ComparisonPlan> =>
  comparisonOf('sending an offer', origins, drafts, cookies, { portal: send('/api/firma'), baseline: send('') });

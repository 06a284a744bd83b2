import { randomUUID } from 'node:crypto';
import type { Who } from '../../accounts.ts';
import { aPdf } from '../../documents.ts';
import { dayFromNow } from '../../page.ts';
import { payloadFor } from '../payloads.ts';
import type { Answer, Screen, Store } from '../store.ts';

const open = () => ({
  category: 'it-digitalizare',
  countyCode: 'SB',
  visibility: 'all',
  deadline: `${dayFromNow(9)}T12:00:00Z`,
  budgetMin: null,
  budgetMax: null,
  ...{ purchaseKind: null, cpv: null, weights: { price: 50, term: 20, rating: 20, method: 10 } },
});
/* Not asked about unfilled places, which parts of the corpus look like. */
const UNASKED = { places: undefined };
/* From a solution that is not there, which is as good as from none. */
const begun = () => ({ solution: randomUUID() });
/* The other side reads its name, which holds the corpus but for what would end a name. */
async function attached({ upload, numberOf }: Store, who: Who, area: 'uat' | 'firma'): Promise<string[]> {
  const name = payloadFor(numberOf(`POST /api/${area}/uploads name`), 120).replaceAll(/[/\\]/g, '');
  return [(await upload(who, `/api/${area}/uploads`, aPdf(`${name}.pdf`))).id];
}
/* A list is given whole: its texts are those of the write that `name` names. */
const offered = ({ writeInto }: Store, name: string) => {
  const write = writeInto(name);
  const texts = { description: write('content.lines[].description', 500), unit: write('content.lines[].unit', 30) };
  return {
    ...{ price: null, vatRate: 21, deliveryDays: 9, validUntil: dayFromNow(60) },
    lines: [{ ...texts, quantity: 1, unitPrice: 100, vatRate: 21 }],
  };
};

async function sentRequest(store: Store): Promise<string> {
  const { send, act } = store;
  const { id, version } = await send('primarie', 'POST', '/api/uat/service-requests', { ...begun(), content: open() });
  const content = { ...open(), attachments: await attached(store, 'primarie', 'uat') };
  await send('primarie', 'PUT', `/api/uat/service-requests/${id}`, { version, content });
  await act('primarie', `/api/uat/service-requests/${id}`, 'send', UNASKED);
  return id;
}

async function offer(store: Store, who: Who, request: string): Promise<void> {
  const { send } = store;
  const content = { ...offered(store, 'POST /api/firma/offers'), attachments: await attached(store, who, 'firma') };
  const started = await send(who, 'POST', `/api/firma/opportunities/${request}/offers`, { content });
  const draft = started.offer;
  const path = `/api/firma/offers/${draft.id}`;
  const { offer: ready } = await send(who, 'PUT', path, { version: draft.version, content });
  const { offer: sent } = await send(who, 'POST', `${path}/submit`, { version: ready.version, ...UNASKED });
  // The other firm's stays as it was submitted.
  if (who !== 'firma2') return;
  const revised = offered(store, 'POST /api/firma/offers/{id}/revise');
  await send(who, 'POST', `${path}/revise`, { version: sent.version, content: revised, ...UNASKED });
}

const offersOf = async ({ read }: Store, request: string): Promise<Answer[]> =>
  (await read('primarie', `/api/uat/service-requests/${request}`)).offers;

/** A request with a question, an offer that is taken and one that is not, and the project that follows. */
async function takenRequest(store: Store): Promise<{ request: string; project: string }> {
  const { send, read, act } = store;
  const request = await sentRequest(store);
  await send('firma', 'POST', `/api/firma/opportunities/${request}/questions`);
  const [question] = (await read('primarie', `/api/uat/service-requests/${request}`)).questions;
  await send('primarie', 'POST', `/api/uat/questions/${question.id}/answer`, { version: question.version });
  for (const firm of ['firma', 'firma2'] as const) await offer(store, firm, request);
  await act('primarie', `/api/uat/service-requests/${request}`, 'open-offers');
  const opened = await read('primarie', `/api/uat/service-requests/${request}`);
  await send('primarie', 'PUT', `/api/uat/service-requests/${request}/comparison`, {
    ...{ version: opened.version, weights: { price: 60, term: 10, rating: 20, method: 10 }, marks: undefined },
  });
  const [first] = await offersOf(store, request);
  const { version: requestVersion } = await read('primarie', `/api/uat/service-requests/${request}`);
  const choice = { version: first.version, requestVersion, declineReasons: [] };
  await send('primarie', 'POST', `/api/uat/offers/${first.id}/accept`, choice);
  const { project } = await read('primarie', `/api/uat/service-requests/${request}`);
  return { request, project: project.id };
}

/* The work on a project, to its reviews. Returns the id of the authority's review, which was reported, kept, removed and published again. */
async function work({ send, read, act }: Store, project: string, firm: Who): Promise<string> {
  const [ours, theirs] = [`/api/uat/projects/${project}`, `/api/firma/projects/${project}`];
  await send('primarie', 'POST', `${ours}/milestones`);
  await act('primarie', ours, 'start');
  await act('primarie', ours, 'pause');
  await act('primarie', ours, 'resume');
  const { amendments } = await act('primarie', ours, 'amendments', { dueOn: null, price: 500 });
  const [{ id, version }] = amendments;
  await send(firm, 'POST', `${theirs}/amendments/${id}/decline`, { version });
  await act(firm, theirs, 'deliver');
  await act('primarie', ours, 'request-changes');
  await act(firm, theirs, 'deliver');
  await act('primarie', ours, 'accept');
  await send('primarie', 'POST', `${ours}/reviews`);
  await send(firm, 'POST', `${theirs}/reviews`);
  const { reviews } = await read(firm, theirs);
  const { id: review } = reviews.other;
  await send(firm, 'POST', `/api/firma/reviews/${review}/reply`, { version: reviews.other.version });
  await send(firm, 'POST', `/api/firma/flags/reviews/${review}`);
  for (const decision of ['keep', 'remove', 'restore']) await act('admin', `/api/admin/reviews/${review}`, decision);
  return review;
}

/** A consultation of the market with an answer and its conclusion. */
async function concludedConsultation({ send, act }: Store): Promise<string> {
  const { id } = await send('primarie', 'POST', '/api/uat/service-requests', {
    ...begun(),
    content: open(),
    kind: 'consultation',
  });
  const path = `/api/uat/service-requests/${id}`;
  await act('primarie', path, 'send', UNASKED);
  await send('firma', 'POST', `/api/firma/opportunities/${id}/answer`, { version: null, content: {} });
  await act('primarie', path, 'open-offers');
  await act('primarie', path, 'conclude');
  return id;
}

/** A group's request: the invited authority says no, yes, no again and yes, and is taken out in the end. */
async function group({ send, read }: Store): Promise<string> {
  const { id } = await send('primarie', 'POST', '/api/uat/service-requests', {
    ...begun(),
    content: open(),
    kind: 'group',
  });
  const path = `/api/uat/group-requests/${id}`;
  const { session } = await read('comuna', '/api/identity/session');
  const authorityId = session.organisation.id;
  const answer = async (step: string) =>
    send('comuna', 'POST', `${path}/${step}`, { version: (await read('comuna', path)).own.version });
  await send('primarie', 'POST', `${path}/invite`, { authorityId });
  for (const step of ['decline', 'confirm', 'withdraw', 'confirm']) await answer(step);
  const [{ version }] = (await read('primarie', path)).parts;
  await send('primarie', 'POST', `${path}/remove`, { authorityId, version });
  return id;
}

/** Everything that is written from a request to the reviews of its project. */
export async function storeTexts(store: Store): Promise<Screen[]> {
  const { act, send, read } = store;
  const taken = await takenRequest(store);
  const { firma } = await read('primarie', `/api/uat/projects/${taken.project}`);
  const { session } = await read('firma', '/api/identity/session');
  const firm: Who = firma.id === session.organisation.id ? 'firma' : 'firma2';
  const review = await work(store, taken.project, firm);
  const declined = await sentRequest(store);
  await offer(store, 'firma', declined);
  await act('primarie', `/api/uat/service-requests/${declined}`, 'open-offers');
  const [only] = await offersOf(store, declined);
  await send('primarie', 'POST', `/api/uat/offers/${only.id}/decline`, { version: only.version });
  await act('primarie', `/api/uat/service-requests/${declined}`, 'cancel');
  const stopped = await sentRequest(store);
  const { version } = await read('primarie', `/api/uat/service-requests/${stopped}`);
  await send('admin', 'POST', `/api/admin/service-requests/${stopped}/cancel`, { version });
  const changed = await sentRequest(store);
  const { version: first } = await read('primarie', `/api/uat/service-requests/${changed}`);
  const edit = { version: first, content: open(), ...UNASKED };
  const { version: next } = await send('primarie', 'PUT', `/api/uat/service-requests/${changed}`, edit);
  await send('admin', 'POST', `/api/admin/service-requests/${changed}/remind-firms`, { version: next });
  const ended = await takenRequest(store);
  const { version: last } = await read('admin', `/api/admin/projects/${ended.project}`);
  await send('admin', 'POST', `/api/admin/projects/${ended.project}/cancel`, { version: last });
  const waiting = await sentRequest(store);
  const alike = `service-requests/${waiting}/alike`;
  const [{ id: other }] = (await read('primarie', `/api/uat/${alike}`)).items;
  await send('primarie', 'POST', `/api/uat/${alike}/set-apart`, { other });
  const consultation = await concludedConsultation(store);
  const asked = await group(store);
  return [
    ...['service-requests', alike, 'projects', 'dashboard'].map((path) => ['primarie', `/uat/${path}`] as const),
    ...[taken.request, declined, stopped].map((id) => ['primarie', `/uat/service-requests/${id}`] as const),
    ['primarie', `/uat/service-requests/${consultation}?tab=answers`],
    ['firma', `/firma/opportunities/${consultation}`],
    ['primarie', `/uat/service-requests/${asked}?tab=group`],
    ...['', `/${asked}`].map((path) => ['comuna', `/uat/service-requests/groups${path}`] as const),
    ['primarie', `/uat/projects/${taken.project}`],
    ...['opportunities', 'offers', 'projects', 'dashboard'].map((path) => ['firma', `/firma/${path}`] as const),
    [firm, `/firma/projects/${taken.project}`],
    ...['firma', 'firma2'].map((who) => [who as Who, `/firma/opportunities/${taken.request}`] as const),
    ['firma', `/firma/opportunities/${declined}`],
    ['firma', `/firma/opportunities/${waiting}/oferta`],
    [firm, `/firma/flag/review/${review}`],
    ['admin', `/admin/reviews/${review}`],
    ['visitor', `/partener/${firma.id}?sectiune=recenzii`],
    ['visitor', `/partener/${firma.id}?sectiune=portofoliu`],
    ['admin', '/admin/service-requests'],
    ...[taken.request, stopped, changed].map((id) => ['admin', `/admin/service-requests/${id}`] as const),
    ...['projects', 'offers', `projects/${taken.project}`, `projects/${ended.project}`].map(
      (path) => ['admin', `/admin/${path}`] as const,
    ),
  ];
}

export const notReached = {
  'POST /api/admin/service-requests/{id}/remind text':
    'kept and shown as that of `remind-firms` is; only after a deadline',
  'POST /api/admin/projects/{id}/remind text':
    'kept and shown as that of `remind-firms` is; only after days without work',
  'POST /api/uat/offers/{id}/accept declineReasons[].reason': 'kept and shown as `declineReason` is',
  ...Object.fromEntries(
    ['POST /api/…/saved-filters name', 'POST /api/…/saved-filters/{id}/rename name'].map((field) => [
      field,
      'shown to its writer alone, in a menu and a dialog that open on request',
    ]),
  ),
};

import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { upload } from '@psp/bff-kit/testing/upload';
import {
  type ExchangeEditing,
  exchangeEditing,
  exchangeList,
  type ExchangeView,
  exchangeVersions,
  exchangeView,
  madeRequest,
} from '@psp/contracts/exchange';
import type { ExchangeContent } from '@psp/contracts/exchange-bodies';
import { requestView } from '@psp/contracts/service-requests';
import { answerNaming } from '@psp/domain/collaborating/exchange/partner';
import { aPdf } from '@psp/domain/testing/documents';
import { anExchange } from '@psp/domain/testing/exchange';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<typeof app.as>>;
interface Response {
  statusCode: number;
  json(): unknown;
}

const authority = async (county: string, type = 'municipality'): Promise<Person> => {
  const person = await app.as({ kind: 'uat' });
  await rows('update organisation set county_code = ?, uat_type = ? where id = ?', [
    ...[county, type, person.actor.organisationId],
  ]);
  return person;
};
const author = await authority('MM');
const other = await authority('SB');
const neighbour = await authority('MM', 'town');
const firma = await app.as({ kind: 'firma' });

const view = (response: Response): ExchangeView => {
  expect(response.statusCode).toBe(200);
  return exchangeView.parse(response.json());
};
const editing = (response: Response): ExchangeEditing => {
  expect(response.statusCode).toBe(200);
  return exchangeEditing.parse(response.json());
};
const codeOf = (response: Response) => (response.json() as { code?: string }).code;
const titlesOf = async ({ actor }: Person) => {
  const told = 'select title from notification where organisation_id = ? order by id';
  return (await rows<{ title: string }>(told, [actor.organisationId])).map(({ title }) => title);
};
const page = (id: string) => `/exchange/${id}`;
const read = async (person: Person, id: string) => view(await person.get(page(id)));
const create = async (deciding: Partial<ExchangeContent> = {}, by = author) =>
  editing(await by.post('/exchange', { content: anExchange(deciding) }));
const publish = async (id: string, by = author) => {
  const { version } = editing(await by.get(`${page(id)}/editing`));
  return view(await by.post(`${page(id)}/publish`, { version, isClean: true }));
};
const published = async (deciding: Partial<ExchangeContent> = {}, by = author) =>
  publish((await create(deciding, by)).id, by);

test('a draft is its author’s alone; published, it is read with its sums, in decimals', async () => {
  const { id, number, missing } = await create();
  expect(number).toMatch(/^PX-\d{4}-\d{4}$/);
  expect(missing).toEqual({});
  expect((await other.get(page(id))).statusCode).toBe(404);
  expect((await other.get(`${page(id)}/editing`)).statusCode).toBe(404);
  await publish(id);
  expect(await read(other, id)).toMatchObject({ cost: 84_400.5, revision: 1, isOwn: false, actions: [] });
  expect((await read(author, id)).actions).toEqual(['edit', 'withdraw']);
  expect((await rows(`select 1 from audit where entity_id = ?`, [id])).length).toBe(2);
});

test('what is missing is said by field, and a personal-data check is asked for', async () => {
  const { id, missing, version } = await create({ title: '', domain: null, what: '', why: '', endedOn: null });
  expect(Object.keys(missing)).toEqual(['title', 'domain', 'what', 'why', 'endedOn']);
  expect((await author.post(`${page(id)}/publish`, { version, isClean: false })).statusCode).toBe(400);
  const refused = await author.post(`${page(id)}/publish`, { version, isClean: true });
  expect(codeOf(refused)).toBe('exchange.incomplete');
});

test('costs of nothing and of fifteen digits, and 300 steps, are kept; one more step is refused', async () => {
  const steps = Array.from({ length: 300 }, (_, at) => ({ title: `Pasul ${at + 1}`, text: '', from: null, to: null }));
  const { id } = await published({ costs: [], cost: 0, steps });
  expect(await read(other, id)).toMatchObject({ cost: 0 });
  expect((await read(other, id)).steps).toHaveLength(300);
  const dear = await published({ costs: [], cost: 999_999_999_999_999 });
  expect((await read(other, dear.id)).cost).toBe(999_999_999_999_999);
  const [step] = steps;
  const more = anExchange({ steps: [...steps, step ?? { title: '', text: '', from: null, to: null }] });
  expect((await author.post('/exchange', { content: more })).statusCode).toBe(400);
});

test('costs that are not shown are in no view, filter or count of others', async () => {
  const title = 'Hartă cu arborii ascunși';
  const { id } = await published({ showsCosts: false, title });
  expect(await read(other, id)).toMatchObject({ cost: null, costs: [], showsCosts: false });
  expect(await read(author, id)).toMatchObject({ cost: 84_400.5 });
  const found = async (person: Person) =>
    exchangeList.parse((await person.get(`/exchange?q=${encodeURIComponent('arborii ascunși')}&cost=c2`)).json());
  expect(await found(other)).toMatchObject({ total: 0, counts: { all: 0 } });
  expect(await found(author)).toMatchObject({ total: 1, counts: { all: 1 } });
});

test('an edit of a published project is a version that its followers are told of; a stale one is refused', async () => {
  const { id } = await published();
  view(await other.post(`${page(id)}/follow`, { on: true }));
  expect(view(await other.post(`${page(id)}/follow`, { on: true }))).toMatchObject({ followers: 1, isFollowed: true });
  const { version, content } = editing(await author.get(`${page(id)}/editing`));
  const save = (title: string) => author.put(page(id), { version, content: { ...content, title } });
  editing(await save('Programări online'));
  expect(codeOf(await save('Altfel'))).toBe('version.stale');
  expect((await titlesOf(other)).at(-1)).toBe('Proiect urmărit modificat');
  const versions = exchangeVersions.parse((await author.get(`${page(id)}/versions`)).json());
  expect(versions.map((one) => [one.revision, one.content.title])).toEqual([
    [2, 'Programări online'],
    [1, 'Programări online la starea civilă'],
  ]);
  expect((await other.get(`${page(id)}/versions`)).statusCode).toBe(404);
  const draft = await create();
  expect((await author.get(`${page(draft.id)}/versions`)).json()).toEqual([]);
});

test('followers are told of sixty edits a day; drafts are saved without a limit', async () => {
  const by = await authority('MM');
  const [{ id }, draft] = [await published({}, by), await create({}, by)];
  await rows(
    `insert into attempt (kind, key, at) select 'exchange-edit:organisation', ?, now() from generate_series(1, 59)`,
    [by.actor.organisationId],
  );
  const save = async (one: string) => {
    const { version, content } = editing(await by.get(`${page(one)}/editing`));
    return (await by.put(page(one), { version, content })).statusCode;
  };
  expect([await save(id), await save(id), await save(draft.id)]).toEqual([200, 429, 200]);
});

test('each version keeps the names of its files, also of one that is taken out', async () => {
  const [first, second] = [await anAttachment(app, author.actor), await anAttachment(app, author.actor, 'plan.pdf')];
  const fileOf = ({ id: fileId }: { id: string }) => ({ fileId, isCopied: false });
  const { id } = await published({ files: [fileOf(first)] });
  const { version, content } = editing(await author.get(`${page(id)}/editing`));
  editing(await author.put(page(id), { version, content: { ...content, files: [fileOf(second)] } }));
  await rows('delete from stored_file where id = ? returning id', [first.id]);
  const versions = exchangeVersions.parse((await author.get(`${page(id)}/versions`)).json());
  expect(versions.map(({ files }) => files)).toEqual([
    [{ id: second.id, name: 'plan.pdf' }],
    [{ id: first.id, name: 'caiet.pdf' }],
  ]);
});

test('an editor left open on a draft does not change what was published meanwhile', async () => {
  const { id } = await published();
  const { version, content } = editing(await author.get(`${page(id)}/editing`));
  const half = { version, content: { ...content, title: 'Pe jumătate' }, isAutomatic: true };
  expect(codeOf(await author.put(page(id), half))).toBe('exchange.published_meanwhile');
  expect(await read(other, id)).toMatchObject({ title: content.title, revision: 1 });
});

test('an adopted project becomes a draft with copies of its files; twice only when asked; the author is told', async () => {
  const file = (await upload(author, '/uploads', aPdf(), 'Caiet de sarcini.pdf')).json<{ id: string }>();
  const kept = (await upload(author, '/uploads', aPdf(), 'Proces-verbal.pdf')).json<{ id: string }>();
  const { id } = await published({
    files: [
      { fileId: file.id, isCopied: true },
      { fileId: kept.id, isCopied: false },
    ],
  });
  expect(codeOf(await author.post(`${page(id)}/adopt`, {}))).toBe('exchange.own');
  const made = madeRequest.parse((await other.post(`${page(id)}/adopt`, {})).json());
  const request = requestView.parse((await other.get(`/service-requests/${made.requestId}`)).json());
  expect(request).toMatchObject({
    status: 'draft',
    content: { title: 'Programări online la starea civilă', countyCode: 'SB' },
  });
  expect(request.attachments.map(({ name }) => name)).toEqual(['Caiet de sarcini.pdf']);
  expect(request.attachments[0]?.id).not.toBe(file.id);
  expect((await titlesOf(author)).at(-1)).toBe('Proiectul dvs. a fost preluat');
  const twice = await other.post(`${page(id)}/adopt`, {});
  expect(twice.json()).toMatchObject({ code: 'exchange.adopted', details: { requestId: made.requestId } });
  expect((await other.post(`${page(id)}/adopt`, { again: true })).statusCode).toBe(200);
  expect(await read(author, id)).toMatchObject({ adoptions: 1, adopters: [{ id: other.actor.organisationId }] });
  // The copy is the draft's own: what the author removes later does not change it.
  const { version, content } = editing(await author.get(`${page(id)}/editing`));
  editing(await author.put(page(id), { version, content: { ...content, files: [] } }));
  expect((await other.get(`${page(id)}/files/${file.id}`)).statusCode).toBe(404);
  const copy = `/service-requests/${made.requestId}/attachments/${request.attachments[0]?.id}`;
  expect((await other.get(copy)).statusCode).toBe(200);
});

test('a withdrawn project cannot be adopted; its drafts stay and their authorities are told', async () => {
  const { id } = await published();
  const made = madeRequest.parse((await other.post(`${page(id)}/adopt`, {})).json());
  const { version } = await read(author, id);
  view(await author.post(`${page(id)}/withdraw`, { version, reason: 'Îl rescriem.' }));
  expect((await other.get(page(id))).statusCode).toBe(404);
  expect(codeOf(await neighbour.post(`${page(id)}/adopt`, {}))).toBe('exchange.not_published');
  expect((await other.get(`/service-requests/${made.requestId}`)).statusCode).toBe(200);
  expect((await titlesOf(other)).at(-1)).toBe('Proiect preluat, retras de autor');
});

test('questions are public, told to the author, and answered once', async () => {
  const { id } = await published();
  expect(codeOf(await author.post(`${page(id)}/questions`, { text: 'Merge?' }))).toBe('exchange.own');
  const asked = view(await other.post(`${page(id)}/questions`, { text: 'Ce protocol ați semnat?' }));
  expect(asked.questions).toMatchObject([
    { text: 'Ce protocol ați semnat?', isOwn: true, canAnswer: false, answer: null },
  ]);
  const [question] = (await read(author, id)).questions;
  expect(question).toMatchObject({ canAnswer: true, asker: other.actor.displayName });
  const answer = (text: string, by = author) =>
    by.post(`/exchange/questions/${question?.id}/answer`, { version: question?.version, text });
  expect((await answer('Unul.', other)).statusCode).toBe(404);
  expect(view(await answer('Unul de consultare.')).questions).toMatchObject([
    { answer: { text: 'Unul de consultare.' } },
  ]);
  expect(codeOf(await author.post(`/exchange/questions/${question?.id}/answer`, { version: 2, text: 'Altul.' }))).toBe(
    'exchange.answered',
  );
  expect((await titlesOf(other)).at(-1)).toBe('Răspuns la întrebarea dvs.');
});

test('a wanted project gathers authorities and becomes a group request of those that may be invited', async () => {
  const wanted = { stage: 'wanted', seeksPartners: true, startedOn: null, endedOn: null } as const;
  const { id } = await published(wanted);
  const form = async () => author.post(`${page(id)}/group`, { version: (await read(author, id)).version });
  expect(codeOf(await form())).toBe('exchange.nobody_joined');
  view(await other.post(`${page(id)}/joined`, { note: 'Din alt județ.' }));
  view(await neighbour.post(`${page(id)}/joined`, { note: 'Avem 2.000 de arbori.' }));
  const { joined } = view(await neighbour.post(`${page(id)}/joined`, { note: 'Avem 3.000 de arbori.' }));
  expect(joined.map((one) => [one.note, one.canBeInvited])).toEqual([
    ['Din alt județ.', false],
    ['Avem 3.000 de arbori.', true],
  ]);
  const { requestId } = madeRequest.parse((await form()).json());
  const parts = await rows(`select organisation_id as id from group_part where request_id = ?`, [requestId]);
  expect(parts).toEqual([{ id: neighbour.actor.organisationId }]);
  expect(await read(author, id)).toMatchObject({ group: { id: requestId }, seeksPartners: false });
  expect(await read(other, id)).toMatchObject({ group: null });
  expect(codeOf(await form())).toBe('exchange.group_made');
  expect(codeOf(await other.post(`${page(id)}/joined`, { note: '' }))).toBe('exchange.group_made');
});

test('a note that replaces another is recorded, and told to nobody; the same one again changes nothing', async () => {
  const { id } = await published({ stage: 'wanted', seeksPartners: true, startedOn: null, endedOn: null });
  const join = (note: string) => neighbour.post(`${page(id)}/joined`, { note });
  for (const note of ['Venim.', 'Venim.', 'Venim cu două străzi.']) expect((await join(note)).statusCode).toBe(200);
  expect((await read(author, id)).joined).toMatchObject([{ note: 'Venim cu două străzi.' }]);
  const joins = `select 1 from audit where entity_id = ? and action = 'exchange-project.join'`;
  expect(await rows(joins, [id])).toHaveLength(2);
  const told = `select 1 from notification where event = 'exchange.joined' and href = ? and account_id = ?`;
  expect(await rows(told, [`/uat/exchange/${id}`, author.actor.accountId])).toHaveLength(1);
});

test('a completed project starts a draft without its price shown, once; its firm is named after it agrees', async () => {
  const projectId = await scenario.completed(author.actor, firma.actor);
  const entry = async () => (await author.get(`/projects/${projectId}/exchange`)).json();
  expect(await entry()).toEqual({ entry: null });
  const started = editing(await author.post(`/projects/${projectId}/exchange`, {}));
  expect(await entry()).toEqual({ entry: { id: started.id, status: 'draft' } });
  expect(started.content).toMatchObject({ stage: 'done', showsCosts: false, cost: 68_400 });
  expect(codeOf(await author.post(`/projects/${projectId}/exchange`, {}))).toBe('exchange.used');
  expect((await other.post(`/projects/${projectId}/exchange`, {})).statusCode).toBe(404);
  expect((await other.get(`/projects/${projectId}/exchange`)).statusCode).toBe(404);
  const content = { ...started.content, why: 'Se stătea la rând.' };
  editing(await author.put(page(started.id), { version: started.version, content }));
  const { version, id } = await publish(started.id);
  expect(await entry()).toEqual({ entry: { id, status: 'published' } });
  const named = view(await author.post(`${page(id)}/partner`, { version, isNamed: true }));
  expect(named.partner).toMatchObject({ name: firma.actor.organisationName, state: 'asked' });
  expect((await read(other, id)).partner).toBeNull();
  const answer = (agrees: boolean) =>
    scenario.as(firma.actor, (write) => answerNaming(write, { id, agrees, reason: '' }));
  await answer(true);
  expect((await read(other, id)).partner).toMatchObject({ state: 'agreed' });
  await answer(false);
  expect((await read(other, id)).partner).toBeNull();
  expect((await read(author, id)).partner).toMatchObject({ state: 'objected' });
});

test('a longer description than a project of the exchange has is cut between two characters', async () => {
  const projectId = await scenario.completed(author.actor, firma.actor);
  const description = `${'a'.repeat(9999)}😀`;
  await rows('update service_request r set description = ? from project p where p.id = ? and r.id = p.request_id', [
    ...[description, projectId],
  ]);
  const started = editing(await author.post(`/projects/${projectId}/exchange`, {}));
  expect(started.content.what).toBe('a'.repeat(9999));
});

test('a draft of a project with the longest texts can be saved', async () => {
  const { id } = await published({ what: 'a'.repeat(10_000), why: 'b'.repeat(10_000) });
  const made = madeRequest.parse((await other.post(`${page(id)}/adopt`, {})).json());
  const request = requestView.parse((await other.get(`/service-requests/${made.requestId}`)).json());
  expect(request.content.description).toHaveLength(20_000);
});

test('places like the reader’s come first, with the reasons', async () => {
  await published({ title: 'Parcare mică', population: 3000 }, neighbour);
  await published({ title: 'Parcare ca a noastră', population: 150_000 }, author);
  await published({ title: 'Parcare foarte mare', population: 900_000 }, author);
  const list = exchangeList.parse((await other.get('/exchange?q=parcare&near=100000')).json());
  expect(list.near).toEqual({ from: 50_000, to: 200_000 });
  expect(list.items.map(({ title, alike }) => [title, alike])).toEqual([
    ['Parcare ca a noastră', ['population', 'kind']],
    ['Parcare foarte mare', ['kind']],
    ['Parcare mică', []],
  ]);
  expect(list.counties).toEqual([{ code: 'MM', count: 3 }]);
});

test('a report waits once for each organisation and leaves the project published', async () => {
  const { id } = await published();
  expect((await other.post(`${page(id)}/flags`, { reason: 'Are date personale.' })).statusCode).toBe(200);
  expect(codeOf(await other.post(`${page(id)}/flags`, { reason: 'Încă o dată.' }))).toBe('exchange.flagged');
  expect(codeOf(await author.post(`${page(id)}/flags`, { reason: 'Al meu.' }))).toBe('exchange.own');
});

test('a question is reported by others than its asker', async () => {
  const { id } = await published();
  const [question] = view(await other.post(`${page(id)}/questions`, { text: 'Cine a plătit?' })).questions;
  const report = (person: Person) =>
    person.post(`${page(id)}/flags`, { questionId: question?.id, reason: 'Jignește.' });
  expect(codeOf(await report(other))).toBe('flag.own');
  expect((await report(author)).statusCode).toBe(200);
});

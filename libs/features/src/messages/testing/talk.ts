import { afterAll, expect } from '@jest/globals';
import { defineService } from '@psp/bff-kit/service';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { conversationList, conversationView, type ConversationListQuery } from '@psp/contracts/messages';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { messageRoutes } from '../server/routes.ts';

const serviceOf = (kind: 'uat' | 'firma') => defineService(kind, (app) => messageRoutes(app, kind));

interface Answer {
  statusCode: number;
  json(): unknown;
}

/** Creates an authority and a firm that know each other through an invitation to a request, with functions that call the API. */
export async function startTalk() {
  const { app: authorities, database, rows } = await startTestApp(serviceOf('uat'), 'uat');
  const own = { orm: await database.ormOf('firma'), files: authorities.files };
  const firms = await createTestApp(serviceOf('firma'), { orm: database.orm, area: 'firma', context: own });
  afterAll(() => firms.close());
  const as: TestApp['as'] = (person) => (person.kind === 'firma' ? firms : authorities).as(person);
  const app = { ...authorities, as };
  type Person = Awaited<ReturnType<typeof app.as>>;
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const colleague = await app.as({ kind: 'uat', role: 'editor', organisationId: uat.actor.organisationId });
  const scenario = createScenario(database.orm);
  await scenario.sent(uat.actor, aRequest({ invited: [firma.actor.organisationId] }));
  const view = (answer: Answer) => {
    expect(answer.statusCode).toBe(200);
    return conversationView.parse(answer.json());
  };
  const start = (from: Person, to: Person, more: object = {}, headers = {}) =>
    from.post(
      '/conversations',
      { to: to.actor.organisationId, subject: 'Registru agricol', body: 'Bună ziua!', ...more },
      headers,
    );
  const read = async (person: Person, id: string, pages = 1) =>
    view(await person.get(`/conversations/${id}?pages=${pages}`));
  const list = async (person: Person, query: Partial<ConversationListQuery> = {}) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return conversationList.parse((await person.get(`/conversations?${search}`)).json());
  };
  const write = (person: Person, id: string, body: string, more: object = {}, headers = {}) =>
    person.post(`/conversations/${id}/messages`, { body, ...more }, headers);
  const step = (person: Person, id: string, path: string, body: object) =>
    person.post(`/conversations/${id}/${path}`, body);
  const titlesOf = async ({ actor: { accountId } }: Person) =>
    (await rows<{ title: string }>('select title from notification where account_id = ? order by id', [accountId])).map(
      ({ title }) => title,
    );
  return {
    ...{ app, database, rows, uat, firma, colleague, scenario },
    ...{ view, start, read, list, write, step, titlesOf },
  };
}

export const codeOf = (answer: Answer): unknown => (answer.json() as { code?: unknown }).code;
export const textsOf = ({ messages }: { messages: { body: string }[] }): string[] => messages.map(({ body }) => body);

import { expect } from '@jest/globals';
import { defineService } from '@psp/bff-kit/service';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { conversationList, conversationView, type ConversationListQuery } from '@psp/contracts/messages';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { messageRoutes } from '../server/routes.ts';

const service = defineService('messages', (app) => {
  for (const kind of ['uat', 'firma'] as const)
    void app.register(async (side) => messageRoutes(side, kind), { prefix: `/${kind}` });
});

interface Answer {
  statusCode: number;
  json(): unknown;
}

/** Creates an authority and a firm that know each other through an invitation to a request, with functions that call the API. */
export async function startTalk() {
  const { app, database, rows } = await startTestApp(service, 'test');
  type Person = Awaited<ReturnType<typeof app.as>>;
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const colleague = await app.as({ kind: 'uat', role: 'editor', organisationId: uat.actor.organisationId });
  const scenario = createScenario(database.orm);
  await scenario.sent(uat.actor, aRequest({ invited: [firma.actor.organisationId] }));
  const at = ({ actor }: Person, path: string) => `/${actor.kind}${path}`;
  const view = (answer: Answer) => {
    expect(answer.statusCode).toBe(200);
    return conversationView.parse(answer.json());
  };
  const start = (from: Person, to: Person, more: object = {}, headers = {}) =>
    from.post(
      at(from, '/conversations'),
      { to: to.actor.organisationId, subject: 'Registru agricol', body: 'Bună ziua!', ...more },
      headers,
    );
  const read = async (person: Person, id: string, pages = 1) =>
    view(await person.get(at(person, `/conversations/${id}?pages=${pages}`)));
  const list = async (person: Person, query: Partial<ConversationListQuery> = {}) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return conversationList.parse((await person.get(at(person, `/conversations?${search}`))).json());
  };
  const write = (person: Person, id: string, body: string, more: object = {}, headers = {}) =>
    person.post(at(person, `/conversations/${id}/messages`), { body, ...more }, headers);
  const step = (person: Person, id: string, path: string, body: object) =>
    person.post(at(person, `/conversations/${id}/${path}`), body);
  const titlesOf = async ({ actor: { accountId } }: Person) =>
    (await rows<{ title: string }>('select title from notification where account_id = ? order by id', [accountId])).map(
      ({ title }) => title,
    );
  return {
    ...{ app, database, rows, uat, firma, colleague, scenario },
    ...{ at, view, start, read, list, write, step, titlesOf },
  };
}

export const codeOf = (answer: Answer): unknown => (answer.json() as { code?: unknown }).code;
export const textsOf = ({ messages }: { messages: { body: string }[] }): string[] => messages.map(({ body }) => body);

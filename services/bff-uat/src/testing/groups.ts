import { beforeEach, expect } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { PartContent } from '@psp/contracts/group-parts';
import { type GroupView, groupView } from '@psp/contracts/groups';
import { type RequestView, requestView } from '@psp/contracts/service-requests';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

interface Response {
  statusCode: number;
  json(): unknown;
}

export const part: PartContent = {
  need: 'Două gratere pentru drumuri.',
  quantity: '2 bucăți',
  budget: 9000.5,
  place: 'Remiza',
};

export const request = (response: Response): RequestView => {
  expect(response.statusCode).toBe(200);
  return requestView.parse(response.json());
};
export const group = (response: Response): GroupView => {
  expect(response.statusCode).toBe(200);
  return groupView.parse(response.json());
};
export const codeOf = (response: Response) => (response.json() as { code?: string }).code;
export const page = (id: string) => `/group-requests/${id}`;

/** The service with authorities of one county, of which one leads, and what they do with the request of a group. */
export async function startGroups() {
  const { app, database, rows } = await startTestApp(bffUat, 'uat');
  const scenario = createScenario(database.orm);
  type Person = Awaited<ReturnType<typeof app.as>>;

  const authority = async (name: string, county = 'SB', type = 'commune'): Promise<Person> => {
    const person = await app.as({ kind: 'uat' });
    const id = person.actor.organisationId;
    await rows('update organisation set name = ?, county_code = ?, uat_type = ? where id = ?', [
      ...[name, county, type, id],
    ]);
    return Object.assign(person, { actor: { ...person.actor, organisationName: name } });
  };
  const leader = await authority('Comuna Șelimbăr');
  const village = await authority('Comuna Cristian');
  const town = await authority('Orașul Tălmaciu');
  const firma = await app.as({ kind: 'firma' });

  const idOf = ({ actor }: Person) => actor.organisationId;
  const titlesOf = async (person: Person) => {
    const told = 'select title from notification where organisation_id = ? order by id';
    return (await rows<{ title: string }>(told, [idOf(person)])).map(({ title }) => title);
  };
  const read = async (person: Person, id: string) => group(await person.get(page(id)));
  const full = (person: Person, id: string) => person.get(`/service-requests/${id}`);
  const draft = async (by = leader) => {
    const deadline = new Date(Date.now() + 9 * 86_400_000).toISOString();
    const content = aRequest({ title: 'Gratere pentru iarnă', deadline });
    return request(await by.post('/service-requests', { content, kind: 'group' }));
  };
  const invite = (id: string, whom: Person, by = leader) => by.post(`${page(id)}/invite`, { authorityId: idOf(whom) });
  const answer = async (person: Person, id: string, act: string, body: object) =>
    person.post(`${page(id)}/${act}`, { version: (await read(person, id)).own?.version, ...body });
  const confirm = (person: Person, id: string, content = part) => answer(person, id, 'confirm', { content });
  const send = async (id: string) => {
    const { version } = request(await full(leader, id));
    return leader.post(`/service-requests/${id}/send`, { version });
  };
  /** Sends the draft with the village's part. */
  const sendWithVillage = async (id: string) => {
    group(await invite(id, village));
    group(await confirm(village, id));
    return request(await send(id));
  };
  /** Before each test `take` is given the id of a new draft. */
  const eachDraft = (take: (id: string) => void) => beforeEach(async () => take((await draft()).id));
  return {
    ...{ app, database, rows, scenario, people: { leader, village, town, firma } },
    acts: { authority, eachDraft, idOf, titlesOf, read, full, invite, answer, confirm, send, sendWithVillage },
  };
}

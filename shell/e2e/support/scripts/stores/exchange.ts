import { aPicture } from '../../a-picture.ts';
import type { Answer, Screen, Store } from '../store.ts';

const OWN = '/api/uat/exchange';
const OFFICE = '/api/admin/exchange';

/* A published project that seeks partners, in its second version. Returns its id. */
async function storeProject({ send, act, upload, writeInto }: Store): Promise<string> {
  const { id: picture } = await upload('primarie', '/api/uat/exchange-pictures', aPicture('poza.png'));
  const alt = writeInto(`POST ${OWN}`)('content.pictures[].alt', 150);
  const known = { stage: 'wanted', seeksPartners: true, showsCosts: true, progress: null, contactId: null };
  const content = { ...known, startedOn: null, endedOn: null, files: [], pictures: [{ id: picture, alt }] };
  const { id } = await send('primarie', 'POST', OWN, { content });
  const { version } = await act('primarie', `${OWN}/${id}`, 'publish', { isClean: true });
  await send('primarie', 'PUT', `${OWN}/${id}`, { version, content });
  return String(id);
}

/* A question with its answer, and one that the association removes. */
async function storeQuestions({ send, read }: Store, id: string): Promise<void> {
  const ask = () => send('comuna', 'POST', `${OWN}/${id}/questions`);
  const [answered, removed] = [(await ask()).questions.at(-1), (await ask()).questions.at(-1)];
  await send('primarie', 'POST', `${OWN}/questions/${answered.id}/answer`, { version: answered.version });
  await send('admin', 'POST', `${OFFICE}/questions/${removed.id}/remove`, { version: removed.version });
  const { questions } = await read('admin', `${OFFICE}/${id}`);
  const { version } = questions.find((one: Answer) => one.id === removed.id);
  await send('admin', 'POST', `${OFFICE}/questions/${removed.id}/restore`, { version });
}

/** A project with questions and partners that was reported and kept, one that was removed and put back, and one that was withdrawn. */
export async function storeTexts(store: Store): Promise<Screen[]> {
  const { send, act, read } = store;
  const id = await storeProject(store);
  await storeQuestions(store, id);
  await send('comuna', 'POST', `${OWN}/${id}/joined`);
  await send('comuna', 'POST', `${OWN}/${id}/flags`, { questionId: undefined });
  const decide = async (on: string, decision: string) => {
    const { project } = await read('admin', `${OFFICE}/${on}`);
    await send('admin', 'POST', `${OFFICE}/${on}/${decision}`, { version: project.version });
  };
  await decide(id, 'keep');
  const restored = await storeProject(store);
  await decide(restored, 'remove');
  await decide(restored, 'restore');
  const withdrawn = await storeProject(store);
  await act('primarie', `${OWN}/${withdrawn}`, 'withdraw');
  return [
    ...['', '/edit', '/versions'].map((page) => ['primarie', `/uat/exchange/${id}${page}`] as const),
    ...[restored, withdrawn].map((one) => ['primarie', `/uat/exchange/${one}`] as const),
    ['comuna', '/uat/exchange?stage=wanted'],
    ['comuna', `/uat/exchange/${id}`],
    ['firma', `/firma/exchange/${id}`],
    ['visitor', `/proiecte/${id}`],
    ...['', `/${id}`, `/${restored}`].map((page) => ['admin', `/admin/exchange${page}`] as const),
  ];
}

export const notReached = {
  'POST /api/firma/exchange/{id}/partner reason': 'kept with the project; no page shows it',
};

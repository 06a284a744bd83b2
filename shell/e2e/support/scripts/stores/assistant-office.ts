import { onDatabase } from '../../database.ts';
import type { Screen, Store } from '../store.ts';

const OFFICE = '/api/admin/assistant';

/* The first of the frequent questions in the list that is kept whole. */
async function changeFirst({ read, send, writeInto }: Pick<Store, 'read' | 'send' | 'writeInto'>): Promise<void> {
  const text = writeInto(`POST ${OFFICE}/question-list`);
  const { version, value } = await read('admin', `${OFFICE}/question-list`);
  const [first, ...others] = value.items;
  const changed = {
    ...first,
    question: text('value.items[].question', 200),
    answer: text('value.items[].answer', 2000),
  };
  await send('admin', 'POST', `${OFFICE}/question-list`, { version, value: { items: [changed, ...others] } });
}

/** A question without an answer that becomes a frequent question, another that is added and changed, and a group of synonyms. */
export async function storeTexts({ read, send, writeInto }: Store, databaseUrl: string): Promise<Screen[]> {
  const { rows } = await onDatabase(databaseUrl, (client) =>
    client.query<{ id: string }>(`insert into assistant_gap (id, created_at, updated_at, question, words, asked_at)
      values (uuidv7(), now(), now(), 'Cine semnează?', 'semn corpus', now()) returning id`),
  );
  await send('admin', 'POST', `${OFFICE}/gaps/${rows[0]?.id}/question`, { version: 1 });
  const { items } = await send('admin', 'POST', `${OFFICE}/questions`);
  const { id, version } = items.at(-1);
  await send('admin', 'PUT', `${OFFICE}/questions/${id}`, { version });
  await changeFirst({ read, send, writeInto });
  const term = writeInto(`POST ${OFFICE}/synonyms`)('terms[]', 60);
  await send('admin', 'POST', `${OFFICE}/synonyms`, { terms: [term, 'al doilea'] });
  const {
    items: [group],
  } = await read('admin', `${OFFICE}/synonyms?q=al doilea`);
  await send('admin', 'PUT', `${OFFICE}/synonyms/${group.id}`, { version: group.version, terms: [term, 'al treilea'] });
  return [
    ['admin', '/admin/assistant?status=all'],
    ['admin', '/admin/assistant/intrebari'],
    ['admin', '/admin/assistant/sinonime?q=al treilea'],
    ['visitor', '/support'],
    ['primarie', '/uat/knowledge-hub?kind=question'],
  ];
}

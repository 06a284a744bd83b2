import type { Screen, Store } from '../store.ts';

const CONVERSATIONS = '/api/uat/assistant/conversations';

/** Questions to the assistant, the title of a conversation, and a word about an answer. */
export async function storeTexts({ read, send }: Store): Promise<Screen[]> {
  const asked = await send('primarie', 'POST', CONVERSATIONS);
  const question = 'Până la ce sumă putem cumpăra direct un serviciu?';
  const { id, turns } = await send('primarie', 'POST', CONVERSATIONS, { question });
  await send('primarie', 'POST', `/api/uat/assistant/turns/${turns[0].id}/feedback`, { isUseful: false });
  await send('primarie', 'POST', `${CONVERSATIONS}/${id}/questions`, { after: 1 });
  const { version } = await read('primarie', `${CONVERSATIONS}/${id}`);
  await send('primarie', 'POST', `${CONVERSATIONS}/${id}/title`, { version });
  return [
    ['primarie', `/uat/ai-chat/${asked.id}`],
    ['primarie', `/uat/ai-chat/${id}`],
  ];
}

const COMPARED = 'compared with another text and answered to its writer alone, not stored';
export const notReached = Object.fromEntries(
  [
    ...['title', 'description'].map((field) => `POST /api/uat/service-requests/text-check ${field}`),
    ...['method', 'team', 'lines[].description', 'lines[].unit'].map(
      (field) => `POST /api/firma/opportunities/{id}/unanswered content.${field}`,
    ),
  ].map((field) => [field, COMPARED]),
);

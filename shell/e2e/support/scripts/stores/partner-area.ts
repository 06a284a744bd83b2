import { aPicture } from '../../a-picture.ts';
import type { Answer, Screen, Store } from '../store.ts';

const SOLUTIONS = '/api/firma/solutions';
const solution = {
  ...{ domain: 'it-digitalizare', priceMin: 100, priceMax: 200, currency: 'RON' },
  ...{ unit: 'project', validUntil: null, cpv: null, counties: [] },
};

async function published(store: Store): Promise<Answer> {
  const { id } = await store.upload('firma2', `${SOLUTIONS}/pictures`, aPicture('ecran.png'));
  const alt = store.writeInto(`POST ${SOLUTIONS}`)('content.pictures[].alt', 150);
  const made = await store.send('firma2', 'POST', SOLUTIONS, { content: { ...solution, pictures: [{ id, alt }] } });
  await store.act('firma2', `${SOLUTIONS}/${made.id}`, 'publish');
  return made;
}

/** What a firm writes of itself and of what it offers, and why the association takes some of it away. */
export async function storeTexts(store: Store): Promise<Screen[]> {
  const [{ id, partner }, withdrawn] = [await published(store), await published(store)];
  await store.act('admin', `/api/admin/solutions/${withdrawn.id}`, 'withdraw');
  await store.send('firma', 'POST', `/api/firma/flags/solutions/${id}`);
  await store.act('admin', `/api/admin/solutions/${id}`, 'keep');
  return [
    ['firma2', '/firma/solutions'],
    ['firma2', `/firma/solutions/${id}`],
    ['firma2', `/firma/solutions/${id}/edit`],
    ['firma2', `/firma/solutions/${withdrawn.id}`],
    ['admin', '/admin/solutions'],
    ['admin', `/admin/solutions/${withdrawn.id}`],
    ['admin', `/admin/solutions/${id}`],
    ['firma', `/firma/flag/solution/${id}`],
    ['visitor', `/marketplace?partner=${partner.id}`],
    ['visitor', `/marketplace/${id}`],
  ];
}

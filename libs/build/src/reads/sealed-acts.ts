import { expect } from '@jest/globals';
import { currentPlace, readLiveEvents } from '@psp/domain/operating/live/read-events';
import { createReadDb } from '@psp/domain/read-db';
import { answerConsultation, withdrawAnswer } from '@psp/domain/sourcing/consultations/own-answer';
import { reviseOffer, submitOffer, withdrawOffer } from '@psp/domain/sourcing/offers/own-offer';
import { anOffer } from '@psp/domain/testing/scenario';
import type { SealedScene } from './sealed-answers.ts';

/** Position to read events from. Events that committed after a still open transaction are read again, except these. */
interface Place {
  after: string;
  except: string[];
}

/** An action of firms, and the names of readers whose open pages are notified of it. */
type Act = readonly [act: () => Promise<void>, told: readonly string[]];

const answersOf = ({ scenario, ids }: SealedScene) => {
  const content = { method: 'Pe etape.', term: 'O lună.', questions: '' };
  return {
    give: ({ actor }: SealedScene['first'], version: number | null) =>
      scenario.as(actor, (write) => answerConsultation(write, { id: ids.consultation, version, content })),
    takeBack: ({ actor }: SealedScene['first'], version: number) =>
      scenario.as(actor, (write) => withdrawAnswer(write, { id: ids.consultation, version })),
  };
};

const drafting =
  ({ test, scenario, first, second, hesitant, ids }: SealedScene) =>
  async () => {
    ids.firstOffer = await scenario.offer(first.actor, ids.group, anOffer({ attachments: [ids.file] }));
    ids.secondOffer = await scenario.offer(second.actor, ids.group);
    ids.draft = await scenario.offer(hesitant.actor, ids.group);
    const url = `/api/firma/opportunities/${ids.group}/offers`;
    const headers = { cookie: hesitant.cookie, 'sec-fetch-site': 'same-origin' };
    const refused = await test.app.inject({ method: 'POST', url, headers, payload: { content: anOffer() } });
    expect(refused.json()).toMatchObject({ code: 'offer.exists' });
  };

/** Returns the actions of firms on sealed offers and answers, in order. */
export const actsOf = (scene: SealedScene): Record<'submission' | 'withdrawal', Act[]> => {
  const { scenario, first, second, ids } = scene;
  const answers = answersOf(scene);
  const version = async (id: string) => ({ id, version: await scenario.versionOf('offer', id) });
  const submit = async () => {
    await scenario.as(first.actor, async (write) => submitOffer(write, await version(ids.firstOffer)));
    await scenario.as(second.actor, async (write) => submitOffer(write, await version(ids.secondOffer)));
    for (const firm of [first, second]) await answers.give(firm, null);
  };
  const replace = async () => {
    const content = anOffer({ price: 1 });
    await scenario.as(first.actor, async (write) =>
      reviseOffer(write, { ...(await version(ids.firstOffer)), content }),
    );
    await answers.give(first, 1);
  };
  const withdraw = async () => {
    await scenario.as(second.actor, async (write) => withdrawOffer(write, await version(ids.secondOffer)));
    await scenario.as(first.actor, async (write) => withdrawOffer(write, await version(ids.firstOffer)));
    await answers.takeBack(first, 2);
  };
  const submitAgain = async () => {
    ids.firstOffer = await scenario.submitted(first.actor, ids.group);
  };
  return {
    submission: [
      [drafting(scene), []],
      [submit, ['owner']],
      [replace, []],
    ],
    withdrawal: [
      [withdraw, ['owner']],
      [submitAgain, ['owner']],
    ],
  };
};

/** Performs the actions one after the other, and expects that each notifies exactly its readers. */
export async function carryOut({ orm, readers }: SealedScene, acts: readonly Act[]): Promise<void> {
  const db = createReadDb(orm);
  const listeners = Object.entries(readers).filter(([, { actor }]) => actor);
  const organisations = listeners.flatMap(([, { actor }]) => (actor ? [actor.organisationId] : []));
  const eventsSince = async (place: Place) =>
    (await readLiveEvents(db, { ...place, organisations, kinds: ['uat', 'firma', 'admin'] })).events;
  const nameOf = ({ organisation, kind }: { organisation?: string | null; kind?: string | null }): string =>
    listeners.find(([, { actor }]) => actor?.organisationId === organisation)?.[0] ?? kind ?? '';
  for (const [act, told] of acts) {
    const after = await currentPlace(db);
    const except = (await eventsSince({ after, except: [] })).map(({ id }) => id);
    await act();
    const events = await eventsSince({ after, except });
    expect([...new Set(events.flatMap((event) => event.told).map(nameOf))]).toEqual(told);
  }
}

import { expect, test } from '@jest/globals';
import { actsOf, carryOut } from './sealed-acts.ts';
import { differences, readAll, unanswered } from './sealed-answers.ts';
import { startSealedScene } from './sealed-scene.ts';

/* A sample: other readers may read less or the same, and other ids are of the same kinds. */
const READERS = ['owner', 'elsewhere', 'rival', 'admin', 'visitor'];
const NAMES = ['group', 'consultation', 'owner', 'first', 'firstOffer', 'file'];

const scene = await startSealedScene();
const readers = Object.fromEntries(
  READERS.flatMap((name) => {
    const reader = scene.readers[name];
    // The other authority has the same filters as the owner.
    return reader ? [[name, { ...reader, isBrief: name === 'elsewhere' }]] : [];
  }),
);

test('no read reveals sealed offers and answers, whatever firms do with them', async () => {
  const before = await readAll(scene, { names: NAMES, readers });
  expect(unanswered(before)).toEqual([]);
  expect(before.size).toBeGreaterThan(500);
  const { submission, withdrawal } = actsOf(scene);
  await carryOut(scene, [...submission, ...withdrawal]);
  expect(differences(before, await readAll(scene, { names: NAMES, readers }))).toEqual([]);
}, 180_000);

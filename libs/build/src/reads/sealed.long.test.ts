import { expect, test } from '@jest/globals';
import { actsOf, carryOut } from './sealed-acts.ts';
import { differences, readAll, unanswered } from './sealed-answers.ts';
import { startSealedScene } from './sealed-scene.ts';

const scene = await startSealedScene();
const { submission, withdrawal } = actsOf(scene);
const look = () => readAll(scene, { names: Object.keys(scene.ids), readers: scene.readers });
const before = await look();

test('no read is rate-limited or fails', () => {
  expect(unanswered(before)).toEqual([]);
  expect(before.size).toBeGreaterThan(2000);
});

test.each([
  ['begun, submitted and replaced', submission],
  ['withdrawn and submitted again', withdrawal],
])(
  'no read reveals an offer or answer that is %s',
  async (_name, acts) => {
    await carryOut(scene, acts);
    expect(differences(before, await look())).toEqual([]);
  },
  180_000,
);

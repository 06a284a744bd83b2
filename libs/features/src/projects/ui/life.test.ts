import { expect, test } from '@jest/globals';
import type { ProjectView } from '@psp/contracts/projects';
import { projectNext, projectSteps } from './life.ts';
import { project } from './testing/project.ts';

const HELD = { status: 'on_hold', holdReason: 'Așteptăm avizul.' } as const;
const DELIVERED = { deliveredAt: '2026-11-12T14:05:00Z' };

test.each<[string, Partial<ProjectView>, string, boolean]>([
  [
    'the side that may start',
    { status: 'planning', actions: ['start'] },
    'Stabiliți etapele și începeți proiectul.',
    true,
  ],
  ['a reader before the start', { status: 'planning' }, 'Proiectul așteaptă să înceapă.', false],
  ['the side that may deliver', { actions: ['deliver'] }, 'Lucrați și predați până la 20 noiembrie 2026.', true],
  ['the side that may only pause', { actions: ['pause'] }, 'Civis Digital lucrează la proiect.', false],
  [
    'the side that must make changes',
    { changesReason: 'x', ...DELIVERED, actions: ['deliver'] },
    'Autoritatea cere modificări.',
    true,
  ],
  [
    'the side that requested changes',
    { changesReason: 'x', ...DELIVERED },
    'Civis Digital lucrează la modificările cerute.',
    false,
  ],
  ['the side that may resume', { ...HELD, actions: ['resume'] }, 'Proiectul este suspendat.', true],
  ['a pause during changes', { ...HELD, changesReason: 'x' }, 'Proiectul este suspendat.', false],
  ['the side that may accept', { status: 'review', actions: ['accept'] }, 'Verificați lucrarea predată.', true],
  ['the side that delivered', { status: 'review' }, 'Lucrarea este predată.', false],
  ['a cancelled request', { ...HELD, closedAt: '2026-11-12T14:05:00Z' }, 'Proiectul este închis.', false],
])('the next step is described: %s', (_, deciding, title, isOwn) => {
  expect(projectNext(project(deciding))).toMatchObject({ title, isOwn });
});

test('a suspended project shows the reason', () => {
  expect(projectNext(project(HELD)).text).toBe('Îl poate relua autoritatea. Motivul: Așteptăm avizul.');
  expect(projectNext(project({ ...HELD, actions: ['resume'] })).text).toBe('Motivul: Așteptăm avizul.');
});

const states = (deciding: Partial<ProjectView>) => projectSteps(project(deciding)).map(({ state }) => state);

test('a project is at one of four steps until it is completed', () => {
  expect(states({ status: 'planning', startedAt: null })).toEqual(['now', 'next', 'next', 'next']);
  expect(states(HELD)).toEqual(['done', 'now', 'next', 'next']);
  expect(states({ status: 'review', ...DELIVERED })).toEqual(['done', 'done', 'now', 'next']);
  expect(states({ status: 'completed', completedAt: '2026-11-13T08:00:00Z' })).toEqual(Array(4).fill('done'));
});

test('a delivery with requested changes is not shown as the date of delivery', () => {
  expect(projectSteps(project({ changesReason: 'x', ...DELIVERED })).map(({ detail }) => detail)).toEqual([
    '1 septembrie 2026',
    '7 septembrie 2026, stadiu 40%',
    'după predare',
    'după acceptare',
  ]);
});

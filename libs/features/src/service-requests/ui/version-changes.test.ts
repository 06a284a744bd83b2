import { expect, test } from '@jest/globals';
import type { RequestVersion } from '@psp/contracts/request-versions';
import { changesBetween } from './version-changes.ts';

const file = (id: string, name: string) => ({ id, name, contentType: 'application/pdf', size: 1 });
const first: RequestVersion = {
  revision: 1,
  at: '2026-11-20T10:00:00.000Z',
  content: {
    title: 'Site nou',
    category: 'it-digitalizare',
    description: 'Un site.',
    deadline: '2026-12-20T10:00:00.000Z',
    budgetMin: null,
    budgetMax: 50_000,
    countyCode: 'SB',
    locality: '',
    urgency: 'medium',
  },
  files: [file('a', 'Caiet.pdf')],
};

test('only the fields that differ are returned, as text', () => {
  const content = { ...first.content, description: 'Un site accesibil.', budgetMax: null };
  const changes = changesBetween(first, { ...first, revision: 2, content });
  const shown = changes.map(({ field, paragraphs }) => [
    field,
    ...paragraphs.flatMap(({ parts }) =>
      parts.map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : ''}${value.replaceAll('\u00a0', ' ')}`),
    ),
  ]);
  expect(shown).toEqual([
    ['description', 'Un site', '+ accesibil', '.'],
    ['budgetMax', '-50.000 lei'],
  ]);
});

test('another file with the same name is a change', () => {
  const files = [file('b', 'Caiet.pdf')];
  const [change] = changesBetween(first, { ...first, files });
  expect(change?.field).toBe('files');
  expect(change?.paragraphs[0]?.parts).toMatchObject([
    { value: 'Caiet.pdf', removed: true },
    { value: 'Caiet.pdf', added: true },
  ]);
  expect(changesBetween(first, first)).toEqual([]);
});

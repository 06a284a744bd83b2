import { expect, test } from '@jest/globals';
import type { ExchangeVersion } from '@psp/contracts/exchange';
import { BLANK } from './content.ts';
import { mediaChanges } from './media-changes.ts';

const FILES = [
  { id: 'f1', name: 'Caiet.pdf' },
  { id: 'f2', name: 'Plan.pdf' },
];
const versionOf = (content: Partial<ExchangeVersion['content']>, files = FILES): ExchangeVersion => ({
  ...{ revision: 1, at: '2026-11-11T09:00:00Z', by: null, files },
  content: { ...BLANK, ...content },
});
const file = (fileId: string, isCopied = false) => ({ fileId, isCopied });
const picture = (id: string, alt: string) => ({ id, alt });

/* "Documente: -Caiet.pdf +Plan.pdf" */
const told = (before: ExchangeVersion, after: ExchangeVersion): string[] =>
  mediaChanges(before, after).map(({ term, paragraphs }) => {
    const lines = paragraphs.map(({ parts }) =>
      parts.map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : ''}${value}`).join(''),
    );
    return `${term}: ${lines.join(' ')}`;
  });

test('documents taken out and added are told by name, and those that a draft takes over', () => {
  const before = versionOf({ files: [file('f1')] });
  expect(told(before, versionOf({ files: [file('f2')] }))).toEqual(['Documente: -Caiet.pdf +Plan.pdf']);
  expect(told(before, versionOf({ files: [file('f1', true)] }))).toEqual([
    'Documente: Caiet.pdf, +se preia în ciorna cui preia proiectul',
  ]);
  expect(told(before, before)).toEqual([]);
});

test('a document whose name was not kept is told all the same', () => {
  const before = versionOf({ files: [file('f9')] }, []);
  expect(told(before, versionOf({}))).toEqual(['Documente: -un document care nu mai este păstrat']);
});

test('pictures are told by their descriptions, and in another order', () => {
  const before = versionOf({ pictures: [picture('a', 'Ghișeul'), picture('b', 'Sala'), picture('c', '')] });
  const after = versionOf({ pictures: [picture('b', 'Sala mare'), picture('a', 'Ghișeul'), picture('d', 'Ecranul')] });
  expect(told(before, after)).toEqual([
    'Imagini: -o imagine fără descriere +Ecranul -Sala+Sala mare Imaginile stau în altă ordine.',
  ]);
});

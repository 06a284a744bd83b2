import { expect, test } from '@jest/globals';
import { fieldOf } from './use-section-form.ts';

test.each([
  ['a field of its own', 'about', 'mission', { path: 'mission', label: 'Misiunea' }],
  ['a field of an item', 'about', 'values.1.title', { path: 'values.1.title', label: 'Valoarea 2, titlul' }],
  [
    'a field of a figure',
    'impact',
    'onTime.value',
    { path: 'onTime.value', label: 'Proiecte la termen, valoarea declarată' },
  ],
  ['one line of several', 'audiences', 'firms.benefits.3', { path: 'firms.benefits', label: 'Companii: beneficiile' }],
  ['what the form does not show', 'contact', 'altceva', { path: 'altceva', label: null }],
] as const)('an error says which field it is about: %s', (_, section, path, field) => {
  expect(fieldOf(section, path)).toEqual(field);
});

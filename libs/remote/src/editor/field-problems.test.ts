import { expect, test } from '@jest/globals';
import { fieldProblems } from './use-editor-form.ts';

test("the server's field errors are assigned to the form's fields, in the form's order", () => {
  const names = ['title', 'budgetMax'] as const;
  const messages = [
    ['content.budgetMax', 'Prea mic.'],
    ['title', 'Prea lung.'],
    ['unknown', 'x'],
  ] as const;
  expect(fieldProblems<Record<(typeof names)[number], string>>(names, messages)).toEqual([
    ['title', 'Prea lung.'],
    ['budgetMax', 'Prea mic.'],
  ]);
});

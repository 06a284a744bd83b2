import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { FREQUENT_QUESTIONS, frequentQuestions } from '@psp/contracts/frequent-questions';
import { addQuestion } from '@psp/domain/knowledge/assistant/office/frequent-questions';
import { acting } from '@psp/domain/testing/acting';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');

test('visitors read the questions of the portal, then those that the association added, at the place that the search links to', async () => {
  const { actor } = await app.as({ kind: 'admin' });
  const id = await acting(database.orm)(actor, addQuestion, { question: 'Pot plăti cu cardul?', answer: 'Da.' });
  const answer = await app.anonymous.get('/frequent-questions');
  expect(answer.headers['surrogate-key']).toBe('questions');
  const { items } = frequentQuestions.parse(answer.json());
  expect(items.map(({ anchor }) => anchor)).toEqual([
    ...FREQUENT_QUESTIONS.map(({ anchor }) => anchor),
    `intrebare-${id}`,
  ]);
  expect(items.at(-1)).toMatchObject({ question: 'Pot plăti cu cardul?', answer: 'Da.' });
});

import type { AssistantConversation, AssistantTurn, CitedPassage } from '@psp/contracts/assistant';

/** Creates a passage of a library's document. */
export const passage = (number: number, more: Partial<CitedPassage> = {}): CitedPassage => ({
  ...{ number, kind: 'article', id: `d-${number}`, title: `Ghidul ${number}`, anchor: 'p4', heading: 'Capitolul 2' },
  text: `Se păstrează nota. Propoziția ${number} este citată. Apoi se semnează.`,
  ...{ quotes: [`Propoziția ${number} este citată.`], verifiedOn: '2026-11-14', inForceFrom: null },
  ...more,
});

/** Creates a question with an answer of two sentences from two passages. */
export const turn = (number: number, more: Partial<AssistantTurn> = {}): AssistantTurn => ({
  ...{ id: `t-${number}`, number, question: `Întrebarea ${number}?`, askedAt: '2026-11-29T08:00:00Z' },
  ...{ state: 'answered', by: 'extraction', isFallback: false, withdrawn: 0, feedback: null },
  sentences: [
    { text: `Răspunsul ${number}, întâi.`, citations: [1] },
    { text: `Răspunsul ${number}, apoi.`, citations: [2] },
  ],
  passages: [passage(1), passage(2)],
  ...more,
});

/** Creates a conversation with these questions. */
export const conversation = (turns: AssistantTurn[]): AssistantConversation => ({
  ...{ id: 'c-1', version: 1, title: 'Praguri la cumpărare', updatedAt: '2026-11-29T08:00:00Z' },
  ...{ questions: turns.length, turns },
});

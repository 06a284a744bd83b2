import type { MikroORM } from '@mikro-orm/postgresql';
import { asSystem } from '@psp/domain/as-system';
import { findAnswer, NO_ANSWER } from '@psp/domain/knowledge/assistant/answer';
import { withSentence } from '@psp/domain/knowledge/assistant/generated';
import { countUse } from '@psp/domain/knowledge/assistant/office/uses';
import { keepWritten, readWaitingTurn } from '@psp/domain/knowledge/assistant/generation';
import { unmask } from '@psp/domain/knowledge/assistant/mask';
import { promptOf } from '@psp/domain/knowledge/assistant/prompt';
import { WrittenSentences } from '@psp/domain/knowledge/assistant/written-sentences';
import { createReadDb } from '@psp/domain/read-db';
import type { Logger } from 'pino';
import { connectModel, type ModelAddress } from './model.ts';

/** Milliseconds that are kept for storing the fallback. */
const RESERVE_MS = 1500;

interface Writing {
  orm: MikroORM;
  /** Undefined when no model is configured. */
  address: ModelAddress | undefined;
  log: Logger;
}

/**
 * Has a model write the answer of a turn, from passages that its person may read now. Sentences are kept as they are completed, if the
 * passages they cite support them. A model that fails, is late or says nothing of use leaves the fallback. Does nothing for a turn that
 * was stopped or deleted. The tokens count for the organisation's month.
 */
export const writeAnswer = async ({ orm, address, log }: Writing, id: string): Promise<void> => {
  const db = createReadDb(orm);
  const turn = await readWaitingTurn(db, id);
  if (!turn) return;
  const { passages, answer: found } = await findAnswer(db, turn, turn);
  const { prompt, instructions, hidden } = promptOf(turn.question, turn.before, passages);
  const written = new WrittenSentences(passages);
  const ending = new AbortController();
  let answer = NO_ANSWER;
  let used = { inputTokens: 0, outputTokens: 0 };
  const keep = (isWhole: boolean) => asSystem(orm, (write) => keepWritten(write, turn, answer, isWhole));
  const add = (sentences: ReturnType<WrittenSentences['add']>): boolean => {
    for (const { text, citations } of sentences)
      answer = withSentence(answer, { text: unmask(text, hidden), citations }, passages);
    return sentences.length > 0;
  };
  try {
    if (address && found) {
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(Math.max(0, turn.leftMs - RESERVE_MS))]);
      for await (const piece of connectModel(address).write({ instructions, prompt }, signal)) {
        if (typeof piece !== 'string') used = piece;
        else if (add(written.add(piece)) && !(await keep(false))) return ending.abort();
      }
      add(written.end());
    }
  } catch (error) {
    // Nothing of the prompt: an error of the provider may repeat it.
    log.warn(
      { turn: id, error: error instanceof Error ? error.name : typeof error },
      'the model did not finish an answer',
    );
  }
  await keep(true);
  const generated = answer.sentences.length > 0;
  await asSystem(orm, (write) => countUse(write, turn.organisationId, { refused: false, generated, ...used }));
};

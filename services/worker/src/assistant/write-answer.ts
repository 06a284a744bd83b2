import type { MikroORM } from '@mikro-orm/postgresql';
import { connectEmbeddings } from '@psp/bff-kit/connect-embeddings';
import { embedQuestion } from '@psp/bff-kit/embed';
import { asSystem } from '@psp/domain/as-system';
import { type Evidence, findAnswer, NO_ANSWER } from '@psp/domain/knowledge/assistant/answer';
import { withSentence } from '@psp/domain/knowledge/assistant/generated';
import { countUse } from '@psp/domain/knowledge/assistant/office/uses';
import { noteGap } from '@psp/domain/knowledge/assistant/office/gaps';
import {
  keepUnknown,
  keepWritten,
  readWaitingTurn,
  type WaitingTurn,
} from '@psp/domain/knowledge/assistant/generation';
import { mask, unmask } from '@psp/domain/knowledge/assistant/mask';
import { isUnknown, promptOf } from '@psp/domain/knowledge/assistant/prompt';
import { WrittenSentences } from '@psp/domain/knowledge/assistant/written-sentences';
import { createReadDb, type Db } from '@psp/domain/read-db';
import type { Logger } from 'pino';
import { connectModel, type ModelAddress } from './model.ts';

/** Characters of a text in which it may say that it does not know. */
const SAID_MAX = 40;
/** Milliseconds that are kept for storing the fallback. */
const RESERVE_MS = 1500;

interface Writing {
  orm: MikroORM;
  /** Undefined when no model is configured. */
  address: ModelAddress | undefined;
  /** Undefined when no model for embeddings is configured. */
  embeddings: ModelAddress | undefined;
  log: Logger;
}

/* The evidence for a turn, with what its person may read now. */
const findEvidence = async (db: Db, turn: WaitingTurn, { embeddings, log }: Writing): Promise<Evidence> => {
  const embed = embeddings && connectEmbeddings(embeddings);
  return findAnswer(db, turn, turn, await embedQuestion(embed, turn.question, log));
};

/**
 * Has a model write the answer of a turn, from passages that its person may read now. Sentences are kept as they are completed, if the
 * passages they cite support them. A model that says it does not know ends the turn without an answer; one that fails, is late or says
 * nothing of use leaves the fallback. Does nothing for a turn that was stopped or deleted. The tokens count for the organisation's month.
 */
export const writeAnswer = async (writing: Writing, id: string): Promise<void> => {
  const { orm, address, log } = writing;
  const db = createReadDb(orm);
  const turn = await readWaitingTurn(db, id);
  if (!turn) return;
  const { passages, answer: found, words } = await findEvidence(db, turn, writing);
  const { prompt, instructions, hidden } = promptOf(turn.question, turn.before, passages);
  const written = new WrittenSentences(passages);
  const ending = new AbortController();
  let answer = NO_ANSWER;
  let said = '';
  let used = { inputTokens: 0, outputTokens: 0 };
  const keep = () => asSystem(orm, (write) => keepWritten(write, turn, answer, false));
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
        else {
          said = `${said}${piece}`.slice(0, SAID_MAX);
          if (add(written.add(piece)) && !(await keep())) return ending.abort();
        }
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
  const refused = isUnknown(said);
  await asSystem(orm, async (write) => {
    if (!refused) await keepWritten(write, turn, answer, true);
    else if (await keepUnknown(write, turn)) await noteGap(write, { question: mask(turn.question).text, words });
    const generated = answer.sentences.length > 0;
    await countUse(write, turn.organisationId, { refused, generated, ...used });
  });
};

import type { Embedding } from '@psp/domain/knowledge/assistant/embeddings';
import { mask } from '@psp/domain/knowledge/assistant/mask';

/** Embeds texts, in their order. Throws when the endpoint fails or `signal` aborts. */
export type Embed = (texts: readonly string[], signal: AbortSignal) => Promise<Embedding[]>;

/** How long a question waits for its embedding; without it its words find the passages. */
const QUESTION_MS = 1500;

interface Warned {
  warn(details: object, message: string): void;
}

/** Embeds a question without its personal data. Null where no model is named or it does not answer in time, which is logged. */
export const embedQuestion = async (
  embed: Embed | undefined,
  question: string,
  log: Warned,
): Promise<Embedding | null> => {
  if (!embed) return null;
  try {
    const [embedding] = await embed([mask(question).text], AbortSignal.timeout(QUESTION_MS));
    return embedding ?? null;
  } catch (error) {
    // Nothing of the question: an error of the provider may repeat it.
    log.warn({ error: error instanceof Error ? error.name : typeof error }, 'a question has no embedding');
    return null;
  }
};

import type { MikroORM } from '@mikro-orm/postgresql';
import type { Embed } from '@psp/bff-kit/embed';
import { asSystem } from '@psp/domain/as-system';
import { keepEmbeddings, readUnembedded, type Unembedded } from '@psp/domain/knowledge/assistant/embeddings';
import { mask } from '@psp/domain/knowledge/assistant/mask';
import { createReadDb } from '@psp/domain/read-db';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { ModelAddress } from './model.ts';

/** Passages that are sent at once. */
const BATCH = 50;
const WITHIN_MS = 60_000;

/** After this time a run ends; the next minute goes on. */
const RUN_MS = 600_000;

/* Has a model embed passages, and keeps what it gave. */
const embedBatch = async (
  orm: MikroORM,
  { model, embed }: EmbeddingModel,
  passages: readonly Unembedded[],
): Promise<void> => {
  const texts = passages.map(({ text }) => mask(text).text);
  const embeddings = await embed(texts, AbortSignal.timeout(WITHIN_MS));
  const embedded = passages.flatMap((passage, index) => {
    const dimensions = embeddings[index]?.dimensions;
    return dimensions ? [{ ...passage, dimensions }] : [];
  });
  await asSystem(orm, (write) => keepEmbeddings(write.db, model, embedded));
};

interface EmbeddingModel {
  model: string;
  embed: Embed;
}

/**
 * Has a model embed the passages without an embedding of it, in batches that are kept one by one, for ten minutes at most. Personal data
 * is masked before. Throws when the endpoint fails; what was kept stays.
 */
export const embedPassages = async (orm: MikroORM, by: EmbeddingModel): Promise<void> => {
  const db = createReadDb(orm);
  const started = performance.now();
  for (let last: Unembedded | null = null; performance.now() - started < RUN_MS; ) {
    const passages: Unembedded[] = await readUnembedded(db, by.model, BATCH, last);
    if (passages.length > 0) await embedBatch(orm, by, passages);
    if (passages.length < BATCH) return;
    last = passages.at(-1) ?? null;
  }
};

const EMBEDDINGS_CLOCK = 'embeddings-clock';
const EVERY_MINUTE = '* * * * *';

/** Embeds new passages at start and every minute, in one worker at a time. */
export const runEmbeddings = async (
  boss: PgBoss,
  orm: MikroORM,
  { url, model, key }: ModelAddress,
  log: Logger,
): Promise<void> => {
  const { connectEmbeddings } = await import('@psp/bff-kit/connect-embeddings');
  const embed = connectEmbeddings({ url, model, key });
  await boss.createQueue(EMBEDDINGS_CLOCK, { policy: 'stately' });
  await boss.work(EMBEDDINGS_CLOCK, async () => {
    try {
      await embedPassages(orm, { model, embed });
    } catch (error) {
      // Nothing of the passages: an error of the provider may repeat them. The next minute tries again.
      log.warn({ error: error instanceof Error ? error.name : typeof error }, 'passages have no embeddings');
    }
  });
  await boss.schedule(EMBEDDINGS_CLOCK, EVERY_MINUTE);
  await boss.send(EMBEDDINGS_CLOCK);
};

import type { MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '@psp/domain/actor';
import { newId } from '@psp/domain/id';
import type { Embedding } from '@psp/domain/knowledge/assistant/embeddings';
import { readTerms } from '@psp/domain/knowledge/assistant/terms';
import { retrieve } from '@psp/domain/knowledge/assistant/retrieve';
import { countPassageWords } from '@psp/domain/knowledge/assistant/words';
import { createOrm } from '@psp/domain/orm';
import { createReadDb } from '@psp/domain/read-db';
import { startPortal } from '../test/portal.ts';
import { seedBulk } from './bulk.ts';
import { signIn } from './data.ts';
import { PASSAGE_COUNT, prepareKnowledge } from './knowledge-data.ts';
import { table, timesRow } from './report.ts';
import { readMeanwhile, timed } from './timing.ts';

const BULK = { authorities: 60, firms: 20, requests: 2000, audits: 1000, hasPublicFace: true };
const QUESTIONS = 40;
const ROUNDS = 3;
const RETRIEVAL_LIMIT_MS = 50;
const FIRST_WORD_LIMIT_MS = 300;
/** People who ask at once, each in a conversation of their own. */
const ASKING = 50;
const READERS = 4;

/** Words of a question as people put it: one that asks, three of a passage, and two that many passages have. */
const QUESTIONS_OF = `
  select 'Cum ' || s.words[7] || ' ' || s.words[23] || ' pentru proiectul de ' || s.words[61] || ' din comună?' as question
  from (select string_to_array(text, ' ') as words from public.passage where position = 3 order by source_id limit ${QUESTIONS * 40}) s
  where cardinality(s.words) > 100 limit ${QUESTIONS}`;

const readQuestions = async (orm: MikroORM): Promise<string[]> =>
  (await orm.em.fork().execute<{ question: string }[]>(QUESTIONS_OF)).map(({ question }) => question);

/* Reads as an approved authority does, without requests of its own. */
const reader: Actor = {
  ...{ accountId: newId(), displayName: 'Măsurat', organisationId: newId(), organisationName: 'Măsurată' },
  ...{ kind: 'uat', role: 'viewer', status: 'approved' },
};

const MODEL = 'measured';
/** Dimensions of a usual model. */
const DIMENSIONS = 768;

/* Arbitrary embeddings for all passages: what is measured does not depend on what they mean. */
const EMBEDDINGS = `insert into passage_embedding (source_kind, source_id, position, model, signs, dimensions)
  select source_kind, source_id, position, '${MODEL}', ('x' || left(b.hex, ${DIMENSIONS / 4}))::varbit, decode(b.hex, 'hex')
  from public.passage p, lateral (select string_agg(md5(p.source_id::text || p.position || n), '') as hex
    from generate_series(1, ${DIMENSIONS / 16}) n) b`;

const anEmbedding = (seed: number): Embedding => ({
  model: MODEL,
  dimensions: Array.from({ length: DIMENSIONS }, (_, n) => Math.sin(seed + n * 1.7)),
});

const measureRetrieval = async (url: string, questions: readonly string[], isEmbedded: boolean): Promise<number[]> => {
  const orm = await createOrm({ url, poolSize: 2, use: 'requests' });
  const db = createReadDb(orm);
  const ask = async (question: string) => {
    const embedding = isEmbedded ? anEmbedding(question.length) : null;
    await retrieve(db, reader, await readTerms(db, question), embedding);
  };
  const times: number[] = [];
  for (const question of questions) await ask(question);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const question of questions) times.push(await timed(() => ask(question)));
  await orm.close(true);
  return times;
};

const asking = (portal: string) => (cookie: string, question: string) =>
  timed(async () => {
    const headers = { cookie, origin: portal, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const init = { method: 'POST', headers: { ...headers, ...key }, body: JSON.stringify({ question }) };
    const response = await fetch(`${portal}/api/uat/assistant/conversations`, init);
    if (!response.ok) throw new Error(`a question was answered ${response.status}`);
    await response.arrayBuffer();
  });

/** Measures the retrieval from 200,000 passages, answers without a model, and the lists of others while fifty people ask at once. */
export const measureAssistant = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
  try {
    await seedBulk(orm, { ...BULK, now: new Date() });
    await prepareKnowledge(orm);
    await countPassageWords(createReadDb(orm));
    const questions = await readQuestions(orm);
    const retrieval = await measureRetrieval(portal.databaseUrl, questions, false);
    const ask = asking(portal.url);
    const cookies: string[] = [];
    for (let person = 1; person <= ASKING; person += 1) cookies.push(await signIn(portal.url, `uat-${person}`));
    const question = (index: number) => questions[index % questions.length] ?? '';
    const alone: number[] = [];
    for (const [index, cookie] of cookies.entries()) alone.push(await ask(cookie, question(index)));
    const others = { url: `${portal.url}/api/uat/service-requests`, cookie: cookies[0] ?? '', readers: READERS };
    const together: number[] = [];
    const lists = await readMeanwhile(others, async () => {
      together.push(...(await Promise.all(cookies.map((cookie, index) => ask(cookie, question(index + 7))))));
    });
    await orm.em.fork().execute(EMBEDDINGS);
    await orm.em.fork().execute('vacuum analyze passage_embedding');
    const byMeaning = await measureRetrieval(portal.databaseUrl, questions, true);
    const rows = [
      timesRow('passages for a question', retrieval, RETRIEVAL_LIMIT_MS),
      timesRow('the same by meaning too', byMeaning, null),
      timesRow('an answer without a model', alone, FIRST_WORD_LIMIT_MS),
      timesRow(`${ASKING} answers asked for at once`, together, null),
      timesRow(`list reads of ${READERS} others meanwhile`, lists, null),
    ];
    console.log(
      `\n${table([`the assistant over ${PASSAGE_COUNT} passages`, 'times', 'p50 ms', 'p95 ms', 'p95 limit', ''], rows)}`,
    );
  } finally {
    await orm.close(true);
    await portal.stop();
  }
};

import { afterAll, expect, test } from '@jest/globals';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { AssistantTurn } from '@psp/contracts/assistant';
import { newId } from '@psp/domain/id';
import { findAnswer } from '@psp/domain/knowledge/assistant/answer';
import { beginConversation, stopAnswer } from '@psp/domain/knowledge/assistant/conversations';
import { readConversation } from '@psp/domain/knowledge/assistant/queries';
import { replacePassages } from '@psp/domain/knowledge/passages/keep-passages';
import { found } from '@psp/domain/load';
import { type ModelServer, startModelServer, type Stream } from '../testing/model-server.ts';
import { startTestWorker } from '../testing/start.ts';
import { untilRow } from '../testing/worker.ts';

const model = await startModelServer();
const settings = { ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'test', ASSISTANT_KEY: 'cheia' };
const { database, db, scenario, listening } = await startTestWorker(settings);
afterAll(() => model.close());
const { actor } = await storePerson(database.orm, { kind: 'uat' });
const { actor: admin } = await storePerson(database.orm, { kind: 'admin' });

const keep = async (title: string, text: string) => {
  const source = { kind: 'library', id: newId(), title, access: 'members', category: null } as const;
  await scenario.as(admin, (write) => replacePassages(write, source, [{ anchor: 'a', heading: '', text }]));
  return source;
};
await keep(
  'Ghidul parcurilor',
  'Băncile se vopsesc în aprilie. Vopsirea băncilor o face serviciul de parcuri, cu 12 oameni.',
);
const QUESTION = 'Când se vopsesc băncile din parcuri?';

type Answering = ModelServer['answer'];
const saying =
  (...pieces: string[]): Answering =>
  (stream) => {
    for (const piece of pieces) stream.say(piece);
    stream.end();
  };

const begin = async (question = QUESTION) => {
  const evidence = await findAnswer(db, actor, { question, before: null });
  return scenario.as(actor, (write) => beginConversation(write, { question, ...evidence, isGenerated: true }));
};
const lastTurn = async (id: string): Promise<AssistantTurn> =>
  found((await readConversation(db, actor, id))?.turns.at(-1));
const ended = async (id: string): Promise<AssistantTurn> => {
  await untilRow(database.orm, `select 1 from assistant_turn where conversation_id = '${id}' and state <> 'answering'`);
  return lastTurn(id);
};
const asked = async (answering: Answering, question = QUESTION): Promise<AssistantTurn> => {
  model.answer = answering;
  return ended(await begin(question));
};
const FALLBACK = { state: 'answered', by: 'extraction', isFallback: true };

test('a model writes from the passages, and each sentence cites the one that it rests on', async () => {
  const turn = await asked(
    saying('Vopsiți băncile ', 'în aprilie [', '1]. Vopsirea o face serviciul', ' de parcuri [1].'),
  );
  expect(turn).toMatchObject({
    ...{ state: 'answered', by: 'model', isFallback: false },
    sentences: [
      { text: 'Vopsiți băncile în aprilie.', citations: [1] },
      { text: 'Vopsirea o face serviciul de parcuri.', citations: [1] },
    ],
    passages: [
      { number: 1, title: 'Ghidul parcurilor', quotes: expect.arrayContaining(['Băncile se vopsesc în aprilie.']) },
    ],
  });
  expect(model.asked.at(-1)).toMatchObject({
    key: 'Bearer cheia',
    prompt: expect.stringContaining(`Întrebarea: ${QUESTION}`),
  });
});

test('sentences that their passages do not support are left out', async () => {
  const turn = await asked(
    saying(
      'Băncile se vopsesc în mai 2031 [1]. Se plătește o amendă pentru zgârieturi [1]. Băncile se vopsesc în aprilie [7]. ',
      'Ghidul spune „băncile se vopsesc iarna” [1]. Fără nicio citare. Băncile se vopsesc în aprilie, pe http://exemplu.ro [1]. ',
      'Băncile se vopsesc în aprilie [1].',
    ),
  );
  expect(turn.sentences).toEqual([{ text: 'Băncile se vopsesc în aprilie.', citations: [1] }]);
});

const faults: [string, Answering][] = [
  ['answers nonsense', saying('Vremea este frumoasă și rândunelele zboară [1].')],
  ['invents a passage', saying('Băncile se vopsesc în aprilie [9].')],
  ['quotes what is not there', saying('Ghidul spune „băncile se vopsesc în luna mai” [1].')],
  ['cites nothing', saying('Băncile se vopsesc în aprilie.')],
  ['says nothing', saying()],
  ['answers with an error', ({ response }) => void response.writeHead(500).end('{"error":{"message":"plin"}}')],
  [
    'answers with something else',
    ({ response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  ],
  ['cuts the connection at once', (stream) => stream.cut()],
];
test.each(faults)('when the model %s, the answer is taken from the passages and says so', async (_, answering) => {
  const turn = await asked(answering);
  expect(turn).toMatchObject(FALLBACK);
  expect(turn.sentences[0]).toEqual({ text: 'Băncile se vopsesc în aprilie.', citations: [1] });
});

test('a model that does not know leaves no answer but the nearest passages, and the question waits for the association', async () => {
  const turn = await asked(saying('Nu ', 'știu.'), 'Când se vopsesc băncile din parcurile orașului?');
  expect(turn).toMatchObject({ state: 'refused', sentences: [], isFallback: false });
  expect(turn.passages).toMatchObject([{ title: 'Ghidul parcurilor', quotes: [] }]);
  const gaps = await database.orm.em.fork().execute('select question from assistant_gap');
  expect(gaps).toEqual([{ question: 'Când se vopsesc băncile din parcurile orașului?' }]);
});

test('a model that is silent is waited for less than ten seconds', async () => {
  const started = performance.now();
  expect(await asked(() => undefined)).toMatchObject(FALLBACK);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('what a model wrote before it was cut stays', async () => {
  const turn = await asked((stream) => {
    stream.say('Băncile se vopsesc în aprilie [1]. Vopsirea ');
    stream.response.write('', () => stream.cut());
  });
  expect(turn).toMatchObject({ by: 'model', sentences: [{ text: 'Băncile se vopsesc în aprilie.' }] });
});

test('an answer that is stopped keeps what was written, and its last word changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Stream>();
  model.answer = (stream) => {
    stream.say('Băncile se vopsesc în aprilie [1]. Vopsirea');
    resolve(stream);
  };
  const id = await begin();
  const stream = await promise;
  await untilRow(
    database.orm,
    `select 1 from assistant_turn where conversation_id = '${id}' and answer -> 'sentences' <> '[]'`,
  );
  const { id: turn } = await lastTurn(id);
  await scenario.as(actor, (write) => stopAnswer(write, { id, turn }));
  const closed = new Promise((done) => stream.response.once('close', done));
  stream.say(' băncilor o face serviciul de parcuri [1]. ');
  stream.end();
  await closed;
  expect(await lastTurn(id)).toMatchObject({
    state: 'stopped',
    sentences: [{ text: 'Băncile se vopsesc în aprilie.' }],
  });
});

test('personal data is not sent, and stands in the answer again', async () => {
  await keep('Programul ghișeului', 'La ghișeul de taxe răspunde ion.pop@primaria.ro, telefon 0722 123 456.');
  const turn = await asked((stream, { prompt }) => {
    const [, mark = ''] = /răspunde (\[[^\]]+\])/.exec(prompt) ?? [];
    stream.say(`La ghișeul de taxe răspunde ${mark} [1].`);
    stream.end();
  }, 'Cine răspunde la ghișeul de taxe, 1800101221144?');
  const { prompt } = found(model.asked.at(-1));
  for (const secret of ['ion.pop', '0722', '1800101221144']) expect(prompt).not.toContain(secret);
  expect(turn.passages[0]?.text).toContain('ion.pop@primaria.ro');
});

test('a person who has left gets no answer, and nothing is sent', async () => {
  const { organisationId } = actor;
  const { actor: leaving } = await storePerson(database.orm, { kind: 'uat', role: 'viewer', organisationId });
  const evidence = await findAnswer(db, leaving, { question: QUESTION, before: null });
  const sent = model.asked.length;
  await database.orm.em.fork().execute('delete from membership where account_id = ?', [leaving.accountId]);
  await scenario.as(leaving, (write) =>
    beginConversation(write, { question: QUESTION, ...evidence, isGenerated: true }),
  );
  await untilRow(
    database.orm,
    `select 1 from pgboss.job where name = 'assistant-answer' having bool_and(state = 'completed')`,
  );
  expect(model.asked.length).toBe(sent);
  expect(listening.lines.join('\n')).not.toContain('Băncile');
});

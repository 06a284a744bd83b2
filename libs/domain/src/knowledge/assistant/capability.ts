import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/assistant';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Assistant } from '../../migrations/0135-assistant.ts';
import { AssistantOffice } from '../../migrations/0136-assistant-office.ts';
import { AssistantSynonyms } from '../../migrations/0146-assistant-synonyms.ts';
import { PassageEmbeddings } from '../../migrations/0147-passage-embeddings.ts';
import { SearchedSynonyms } from '../../migrations/0149-searched-synonyms.ts';
import { AssistantConversation } from './conversation.entity.ts';
import { FrequentQuestion } from './office/frequent-question.entity.ts';
import { AssistantGap } from './office/gap.entity.ts';
import { AssistantSynonym } from './office/synonym.entity.ts';
import { countPassageWords } from './words.ts';

const DAY = 24 * 60;

const limits = {
  'assistant:account': { times: 200, minutes: DAY, perMinute: 20 },
  'assistant:organisation': { times: 1000, minutes: DAY },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Has a model write the answer of a turn. */
    'assistant-answer': { id: string };
  }
}

export const assistant: Capability = {
  name: 'assistant',
  words: { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS },
  entities: [AssistantConversation, AssistantGap, AssistantSynonym, FrequentQuestion],
  limits,
  waiting: {
    gaps: () => ({
      rows: sql`select g.id, g.created_at as since from assistant_gap g where g.status = 'open'`,
      about: sql`select g.question, null::text from assistant_gap g where g.id = w.id`,
    }),
  },
  // Whoever asked does not wait for a second attempt: the answer is taken from the passages by then.
  jobs: { 'assistant-answer': { retryLimit: 0, expireInSeconds: 60 } },
  migrations: {
    '0135-assistant': Assistant,
    '0136-assistant-office': AssistantOffice,
    '0146-assistant-synonyms': AssistantSynonyms,
    '0147-passage-embeddings': PassageEmbeddings,
    '0149-searched-synonyms': SearchedSynonyms,
  },
  // The loser of two questions at the same moment.
  constraints: {
    assistant_turn_conversation_id_number_key: 'assistant.behind',
    frequent_question_once: 'frequent-question.exists',
  },
  tidy: [{ name: 'counted words of passages', apply: countPassageWords }],
  personalData: {
    exports: {
      'conversatii-cu-asistentul': {
        about: 'întrebările puse asistentului, răspunsurile lui și părerile dumneavoastră',
        column: 'assistant_conversation.account_id',
        rows: (id, isMine) => sql`select c.title, t.number, t.question, t.state, t.asked_at,
            (select string_agg(s ->> 'text', ' ' order by n) from jsonb_array_elements(t.answer -> 'sentences') with ordinality s (s, n)) as answer,
            t.is_useful, t.comment
          from assistant_turn t join assistant_conversation c on c.id = t.conversation_id
          where c.account_id = ${id} and ${isMine('c.organisation_id')} order by c.id, t.number`,
      },
    },
    erase: ({ db }, { id }) => db.run(sql`delete from assistant_conversation where account_id = ${id}`),
  },
};

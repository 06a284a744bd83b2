import type { ForumReaders } from '@psp/contracts/forum';
import type { Actor } from '@psp/domain/actor';
import { editCategory } from '@psp/domain/communicating/forum/categories';
import { acceptReply } from '@psp/domain/communicating/forum/topic-acts';
import { createTopic, replyToTopic } from '@psp/domain/communicating/forum/write-post';
import { startAreas } from './sealed-scene.ts';

/** Readers of the forum: members of approved organisations, of one that waits for approval, of a suspended one; and a visitor. */
export const NAMES = ['uat', 'firma', 'admin', 'pending', 'suspended', 'visitor'] as const;
export type Name = (typeof NAMES)[number];

export interface CategoryCase {
  slug: string;
  readers: ForumReaders;
  /** A word of the category's topic alone. */
  word: string;
  /** Who may read it; visitors read what is public. */
  may: readonly Name[];
}
export const CASES = {
  everyone: { slug: 'resurse-umane', readers: 'everyone', word: 'hidranți', may: ['uat', 'firma', 'admin'] },
  'town halls': { slug: 'autoritati', readers: 'uat', word: 'indemnizații', may: ['uat', 'admin'] },
  partners: { slug: 'parteneri', readers: 'firma', word: 'comisioane', may: ['firma', 'admin'] },
  closed: { slug: 'mediu', readers: 'everyone', word: 'salubrizare', may: ['admin'] },
} satisfies Record<string, CategoryCase>;
export const CLOSED = { slug: 'mediu', name: 'Mediu', readers: 'everyone', domain: null, isOn: false } as const;

export interface SceneTopic {
  id: string;
  /** Its accepted reply. */
  replyId: string;
  /** A private picture of its opening post. */
  image: string;
}

type Areas = Awaited<ReturnType<typeof startAreas>>;

const versionIn =
  ({ run }: Areas) =>
  async (id: string): Promise<number> => {
    const [topic] = await run('select version from forum_topic where id = ?', [id]);
    return Number(topic?.version);
  };

/* By a new administrator each time, since the pace of one writer is limited. */
const replyIn =
  ({ join, scenario, run }: Areas) =>
  async (id: string, mentioned: string[] = []) => {
    const members = await run(`select id from membership where account_id = any (string_to_array(?, ',')::uuid[])`, [
      mentioned.join(','),
    ]);
    const names = members.map((member) => `<span data-mention="${member.id}">@nume</span>`).join(' ');
    return scenario.as((await join({ kind: 'admin' }, 'Asociația')).actor, (write) =>
      replyToTopic(write, { id, body: `<p>Un răspuns ${names}</p>`, quotedId: null }),
    );
  };

const addPicture = async ({ test, run }: Areas, { organisationId, accountId }: Actor, postId: string) => {
  const [image] = await run(
    `insert into image (organisation_id, created_by, storage_key, width, height, widths, is_private)
     values (?, ?, ?, 640, 480, '{640}', true) returning id`,
    [organisationId, accountId, `forum-${postId}`],
  );
  const id = String(image?.id);
  await run('update forum_post set image_ids = array[?::uuid] where id = ?', [id, postId]);
  await test.files.write(`forum-${postId}/640.webp`, Buffer.from('picture'));
  return id;
};

/* Opens a solved topic that these accounts follow. */
const open = async (areas: Areas, by: Actor, { slug, word }: CategoryCase, accounts: string[]): Promise<SceneTopic> => {
  const { run, scenario } = areas;
  const text = { title: `Despre ${word}`, body: `<p>Despre ${word} în comună.</p>` };
  const { topicId: id, postId } = await scenario.as(by, (write) => createTopic(write, { ...text, category: slug }));
  const { postId: replyId } = await replyIn(areas)(id);
  const version = await versionIn(areas)(id);
  await scenario.as(by, (write) => acceptReply(write, { id, version, postId: replyId }));
  await run(
    `insert into forum_reader (topic_id, account_id, organisation_id, read_until, is_followed)
     select ?, m.account_id, m.organisation_id, now(), true from membership m
     where m.account_id = any (string_to_array(?, ',')::uuid[])`,
    [id, accounts.join(',')],
  );
  return { id, replyId, image: await addPicture(areas, by, postId) };
};

/**
 * Starts all areas with one solved topic in a category of each case. All readers follow all topics, as if they had been able to read
 * them before.
 */
export async function startForum() {
  const areas = await startAreas();
  const { join, visitor, scenario } = areas;
  const admin = await join({ kind: 'admin' }, 'Asociația');
  const readers = {
    uat: await join({ kind: 'uat' }, 'Comuna'),
    firma: await join({ kind: 'firma' }, 'Firma'),
    admin: await join({ kind: 'admin' }, 'Asociația'),
    pending: await join({ kind: 'firma', status: 'pending' }, 'Firma Nouă'),
    suspended: await join({ kind: 'firma', status: 'suspended' }, 'Firma Suspendată'),
    visitor: { ...visitor, cookie: '' },
  } satisfies Record<Name, object>;
  const accounts = NAMES.flatMap((name) => readers[name].actor?.accountId ?? []);
  const topics: Record<string, SceneTopic> = {};
  for (const [name, one] of Object.entries(CASES)) topics[name] = await open(areas, admin.actor, one, accounts);
  const topicOf = (name: string): SceneTopic => {
    const topic = topics[name];
    if (!topic) throw new Error(`no topic ${name}`);
    return topic;
  };
  await scenario.as(admin.actor, (write) => editCategory(write, { ...CLOSED, version: 1 }));
  return { ...areas, admin, readers, accounts, versionOf: versionIn(areas), reply: replyIn(areas), topicOf };
}

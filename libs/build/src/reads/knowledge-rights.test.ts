import { expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { knowledgeHub, knowledgeList } from '@psp/contracts/knowledge';
import { KNOWLEDGE_ACCESS, type KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import { type LibraryContent, libraryList, libraryView } from '@psp/contracts/library';
import type { Actor } from '@psp/domain/actor';
import { findAnswer } from '@psp/domain/knowledge/assistant/answer';
import { createDocument, publishDocument, reviseDocument } from '@psp/domain/knowledge/library/manage-library';
import { setFavourite } from '@psp/domain/knowledge/library/opinions';
import { countUse } from '@psp/domain/knowledge/library/uses';
import { keepExtraction } from '@psp/domain/knowledge/extraction/keep-extraction';
import { bySystem } from '@psp/domain/write';
import { startAreas } from './sealed-scene.ts';
import type { Reader } from './walk.ts';

/* Which organisation reads which document, in every way in which something of it is read or told. */

const { test: portal, run, join, scenario } = await startAreas();
const admin = await join({ kind: 'admin' }, 'Asociația');
const town = await join({ kind: 'uat' }, 'Comuna Întâi');
const firm = await join({ kind: 'firma' }, 'Prima SRL');
const readers: Record<'uat' | 'firma' | 'pending', Reader & { actor: Actor }> = {
  uat: town,
  firma: firm,
  pending: await join({ kind: 'uat', status: 'pending' }, 'Comuna Nouă'),
};
const colleagues = {
  uat: await join({ kind: 'uat', organisationId: town.actor.organisationId }, 'Comuna Întâi'),
  firma: await join({ kind: 'firma', organisationId: firm.actor.organisationId }, 'Prima SRL'),
};
type Name = keyof typeof readers;
const NAMES = Object.keys(readers) as Name[];
const ACCESSES = Object.keys(KNOWLEDGE_ACCESS) as KnowledgeAccess[];
const MAY: Record<KnowledgeAccess, readonly Name[]> = {
  // An organisation that waits for its approval reads as a visitor does.
  visitors: ['uat', 'firma', 'pending'],
  members: ['uat'],
  partners: ['firma'],
  signed_in: ['uat', 'firma'],
};

const content = (more: Partial<LibraryContent>): LibraryContent => ({
  ...{ type: 'template', title: '', category: 'studii-de-caz', description: 'Pe scurt.', body: '<p>Text.</p>' },
  ...{ author: 'Asociația', tags: [], access: 'visitors', verifiedOn: null, ownerId: null, url: null },
  ...{ fileIds: [], relatedIds: [], ...more },
});

interface Scene {
  id: string;
  besideId: string;
  fileId: string;
  word: string;
}

/* A published template with a file, which the colleagues of the readers have opened and the readers have as favourite. */
const publish = async (word: string): Promise<Scene> => {
  const file = await anAttachment(portal, admin.actor, 'anexa.pdf');
  await run(`update stored_file set purpose = 'library' where id = ?`, [file.id]);
  const made = async (more: Partial<LibraryContent>) => {
    const id = await scenario.as(admin.actor, (write) => createDocument(write, content(more)));
    await scenario.as(admin.actor, (write) => publishDocument(write, { id, version: 1 }));
    return id;
  };
  const id = await made({ title: `Model ${word}`, fileIds: [file.id], access: 'visitors' });
  const pieces = [{ anchor: 'p1', heading: '', text: 'Anexa.' }];
  await scenario.as(admin.actor, (write) =>
    keepExtraction(bySystem(write), file.id, { state: 'read', text: 'Anexa.', pages: 1, pieces, template: null }),
  );
  const besideId = await made({ title: 'Alături', type: 'guide', category: 'digitalizare', relatedIds: [id] });
  for (const name of NAMES) {
    const { actor } = readers[name];
    if (name === 'pending') continue;
    await scenario.as(actor, (write) => setFavourite(write, { id, isFavourite: true }));
    await scenario.as(colleagues[name].actor, (write) => countUse(write, write.actor, { id, kind: 'view' }));
  }
  return { id, besideId, fileId: file.id, word };
};

const read = async (name: Name, path: string) => {
  const { actor, get } = readers[name];
  const { status, body } = await get(`/api/${actor.kind}${path}`);
  return { status, body: status === 200 ? JSON.parse(body) : null };
};
const isOpen = async (name: Name, path: string) =>
  (await readers[name].get(`/api/${readers[name].actor.kind}${path}`)).status === 200;

type Way = (name: Name, scene: Scene) => Promise<boolean>;
/* Each says whether the reader learns of the document in this way. */
const WAYS: Record<string, Way> = {
  address: (name, { id }) => isOpen(name, `/library/${id}`),
  'an earlier version': (name, { id }) => isOpen(name, `/library/${id}?edition=1`),
  opinions: (name, { id }) => isOpen(name, `/library/${id}/opinions`),
  file: (name, { id, fileId }) => isOpen(name, `/library/${id}/files/${fileId}`),
  'the view of a PDF': (name, { id, fileId }) => isOpen(name, `/library/${id}/files/${fileId}/view`),
  'the assistant': async (name, { id, word }) => {
    const { actor } = readers[name];
    const asked = { question: `Ce este ${word}?`, before: null };
    const { passages, answer } = await scenario.as(actor, ({ db }) => findAnswer(db, actor, asked));
    return [...passages, ...(answer?.passages ?? [])].some((passage) => passage.id === id);
  },
  'the text of a file': (name, { id, fileId }) => isOpen(name, `/library/${id}/files/${fileId}/text`),
  'the fields of a file': (name, { id, fileId }) => isOpen(name, `/library/${id}/files/${fileId}/template`),
  list: async (name, { id, word }) =>
    libraryList.parse((await read(name, `/library?q=${word}`)).body).items.some((one) => one.id === id),
  counts: async (name, { word }) =>
    libraryList.parse((await read(name, `/library?q=${word}`)).body).counts.template === 1,
  related: async (name, { id, besideId }) => {
    const { status, body } = await read(name, `/library/${besideId}`);
    return status === 200 && libraryView.parse(body).related.some((one) => one.id === id);
  },
  'search of the area': async (name, { id, word }) =>
    JSON.stringify((await read(name, `/search?q=${word}`)).body).includes(id),
  passages: async (name, { id, word }) =>
    knowledgeList.parse((await read(name, `/knowledge?q=${word}`)).body).items.some((one) => one.id === id),
  'counts of passages': async (name, { word }) =>
    knowledgeList.parse((await read(name, `/knowledge?q=${word}`)).body).kinds.length === 1,
};
const forMembers: Record<string, Way> = {
  favourites: async (name, { id }) =>
    libraryList.parse((await read(name, '/library?show=favourites')).body).items.some((one) => one.id === id),
  recommendation: async (name, { id }) =>
    name === 'uat' &&
    knowledgeHub.parse((await read(name, '/knowledge/hub')).body).recommended.some((one) => one.id === id),
  'favourites of the hub': async (name, { id }) =>
    name === 'uat' &&
    knowledgeHub.parse((await read(name, '/knowledge/hub')).body).favourites.items.some((one) => one.id === id),
};

test.each(ACCESSES)(
  'a document that is changed to be read by %s is met by them alone, in every way',
  async (access) => {
    const scene = await publish(`cuvantul${access.replace('_', '')}`);
    const { id, fileId, word } = scene;
    const revised = content({ title: `Model ${word}`, fileIds: [fileId], access });
    await scenario.as(admin.actor, (write) =>
      reviseDocument(write, { ...revised, id, version: 2, note: 'Alți cititori.' }),
    );
    // Before the reader opens it: what one has opened is not recommended.
    for (const [way, learns] of Object.entries(forMembers))
      expect([way, await learns('uat', scene)]).toEqual([way, MAY[access].includes('uat')]);
    expect(await forMembers.favourites?.('firma', scene)).toBe(MAY[access].includes('firma'));
    for (const [way, learns] of Object.entries(WAYS)) {
      const found: Name[] = [];
      for (const name of NAMES) if (await learns(name, scene)) found.push(name);
      expect([way, found]).toEqual([way, [...MAY[access]]]);
    }
  },
);

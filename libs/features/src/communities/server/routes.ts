import { readFile } from 'node:fs/promises';
import { acting, implement, type Read } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';
import { RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { change } from '@psp/bff-kit/write';
import type { SectionContent, TextSection } from '@psp/contracts/community-bodies';
import type { ImportKind } from '@psp/contracts/community-import';
import {
  attractionOperations,
  communityImportOperations,
  communityProjectOperations,
  ownCommunityOperations,
} from '@psp/contracts/own-community';
import type { Actor } from '@psp/domain/actor';
import { romanianLetters } from '@psp/domain/letters';
import {
  addAttraction,
  editAttraction,
  orderAttractions,
  removeAttraction,
} from '@psp/domain/presenting/communities/attractions';
import { readImport } from '@psp/domain/presenting/communities/check-import';
import {
  editSection,
  publishCommunity,
  startOwnCommunity,
  unpublishCommunity,
} from '@psp/domain/presenting/communities/details';
import { saveGallery } from '@psp/domain/presenting/communities/gallery';
import { importRows, previewImport } from '@psp/domain/presenting/communities/import';
import { readAttraction, readProject } from '@psp/domain/presenting/communities/import-rows';
import { readOwnCommunity } from '@psp/domain/presenting/communities/own-queries';
import {
  addCommunityProject,
  editCommunityProject,
  moveCommunityProject,
  removeCommunityProject,
  setCommunityProgress,
} from '@psp/domain/presenting/communities/projects';
import { previewCommunity } from '@psp/domain/presenting/communities/read-community';
import { inThread } from '@psp/domain/threads';
import type { Write } from '@psp/domain/write';
import { z } from 'zod';

/* Act on the showcase that answers with the changed showcase. */
const step = <Input>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({
    command,
    answer: async ({ db, actor, now }, _, __: Input) => ({ community: await readOwnCommunity(db, actor, now) }),
  });

interface SectionInput<Name extends TextSection> {
  id: string;
  version: number;
  content: SectionContent<Name>;
}
const sectionStep = <Name extends TextSection>(section: Name) =>
  step((write, { id, version, content }: SectionInput<Name>) => editSection(write, { id, version, section, content }));

/* Users read the messages about invalid rows. A worker thread loads zod anew, so the locale is set here. */
z.config(z.locales.ro());

interface Upload {
  kind: ImportKind;
  path: string;
  now: Date;
}

/* Romanian Excel saves CSV as windows-1250 by default. */
function decoded(bytes: Uint8Array): string {
  try {
    return romanianLetters(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return romanianLetters(new TextDecoder('windows-1250').decode(bytes));
  }
}

/* Parses an uploaded file of projects or attractions. Runs in a worker thread. */
async function readUpload({ kind, path, now }: Upload) {
  const text = decoded(await readFile(path));
  return kind === 'projects'
    ? { kind, file: readImport(kind, text, (cell) => readProject(cell, now)) }
    : { kind, file: readImport(kind, text, readAttraction) };
}

const read = inThread<typeof readUpload>(new URL('./read-import.ts', import.meta.url), 'readUpload');

/**
 * Creates the handler of an upload of projects or attractions: parses the file in a worker thread and passes the rows to `command`,
 * which skips rows that already exist.
 */
const receiveImport = (command: typeof previewImport | typeof importRows) => ({
  receive: ({ request, actor, now }: Read, { id, kind }: { id: string; kind: ImportKind }) =>
    receiveFile(request, RECEPTION, async ({ path }) => {
      const content = await read({ kind, path, now }, actor.organisationId);
      return change(request, (write) => command(write, { id, ...content }));
    }),
});

/** Registers the routes of the own showcase: read, create, publish, save sections, and import projects and attractions. */
export const ownCommunityRoutes = (app: PortalApp): void => {
  implement(app, 'uat', ownCommunityOperations, {
    view: async ({ db, actor, now }) => ({ community: await readOwnCommunity(db, actor, now) }),
    preview: ({ db, actor }, { id }) => previewCommunity(db, actor, id),
    create: step(startOwnCommunity),
    publish: step(publishCommunity),
    unpublish: step(unpublishCommunity),
    editProfile: sectionStep('profile'),
    editContact: sectionStep('contact'),
    editLocation: sectionStep('location'),
    editStatistics: sectionStep('statistics'),
    editGallery: acting({
      command: (write, { content, ...at }) => saveGallery(write, { ...at, ...content }),
      answer: async ({ db, actor, now }) => ({ community: await readOwnCommunity(db, actor, now) }),
    }),
    addPicture: keepPicture(),
  });
  implement(app, 'uat', attractionOperations, {
    add: step(addAttraction),
    edit: step(editAttraction),
    remove: step(removeAttraction),
    order: step(orderAttractions),
  });
  implement(app, 'uat', communityProjectOperations, {
    add: step(addCommunityProject),
    edit: step(editCommunityProject),
    remove: step(removeCommunityProject),
    setProgress: step(setCommunityProgress),
    move: step(moveCommunityProject),
  });
  implement(app, 'uat', communityImportOperations, {
    check: receiveImport(previewImport),
    save: receiveImport(importRows),
  });
};

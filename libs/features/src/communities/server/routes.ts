import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';
import type { SectionContent, TextSection } from '@psp/contracts/community-bodies';
import {
  attractionOperations,
  communityImportOperations,
  communityProjectOperations,
  ownCommunityOperations,
} from '@psp/contracts/own-community';
import type { Actor } from '@psp/domain/actor';
import {
  addAttraction,
  editAttraction,
  orderAttractions,
  removeAttraction,
} from '@psp/domain/presenting/communities/attractions';
import {
  editSection,
  publishCommunity,
  startOwnCommunity,
  unpublishCommunity,
} from '@psp/domain/presenting/communities/details';
import { saveGallery } from '@psp/domain/presenting/communities/gallery';
import { importRows, previewImport } from '@psp/domain/presenting/communities/import';
import { readOwnCommunity } from '@psp/domain/presenting/communities/own-queries';
import {
  addCommunityProject,
  editCommunityProject,
  moveCommunityProject,
  removeCommunityProject,
  setCommunityProgress,
} from '@psp/domain/presenting/communities/projects';
import { previewCommunity } from '@psp/domain/presenting/communities/read-community';
import type { Write } from '@psp/domain/write';
import { receiveImport } from './import.ts';

/* A change of the showcase, which answers with it. */
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

/** The showcase of the caller's organisation: read, started, published, and saved section by section. */
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

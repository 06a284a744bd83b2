import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';
import type { GalleryContent, SectionContent, TextSection } from '@psp/contracts/community-bodies';
import {
  attractionOperations,
  communityImportOperations,
  communityProjectOperations,
  galleryOperations,
  ownCommunityOperations,
} from '@psp/contracts/own-community';
import type { Versioned } from '@psp/domain/act';
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
import { readEditedCommunity, readOwnCommunity } from '@psp/domain/presenting/communities/own-queries';
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

/* A change of a part, which answers with the showcase in the path. */
const partStep = <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({
    command,
    answer: async ({ db, actor, now }, _, { id }: Input) => ({
      community: await readEditedCommunity(db, actor, id, now),
    }),
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
    addPicture: keepPicture(),
  });
  communityPartRoutes(app, 'uat');
};

/** The gallery, the attractions and the projects of a showcase that the caller may edit. */
export const communityPartRoutes = (app: PortalApp, area: 'uat' | 'admin'): void => {
  implement(app, area, galleryOperations, {
    edit: partStep((write, { content, ...at }: Versioned & { content: GalleryContent }) =>
      saveGallery(write, { ...at, ...content }),
    ),
  });
  implement(app, area, attractionOperations, {
    add: partStep(addAttraction),
    edit: partStep(editAttraction),
    remove: partStep(removeAttraction),
    order: partStep(orderAttractions),
  });
  implement(app, area, communityProjectOperations, {
    add: partStep(addCommunityProject),
    edit: partStep(editCommunityProject),
    remove: partStep(removeCommunityProject),
    setProgress: partStep(setCommunityProgress),
    move: partStep(moveCommunityProject),
  });
  implement(app, area, communityImportOperations, {
    check: receiveImport(previewImport),
    save: receiveImport(importRows),
  });
};

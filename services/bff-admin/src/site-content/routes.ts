import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { SECTION_ANCHORS, type SectionKey, siteContentOperations } from '@psp/contracts/site-content';
import type { Actor } from '@psp/domain/actor';
import { previewSection, restoreSection, saveSection } from '@psp/domain/publishing/site-content/commands';
import { listSections, readSection } from '@psp/domain/publishing/site-content/queries';
import type { Write } from '@psp/domain/write';

const answer = ({ db }: Write<Actor>, _: unknown, { key }: { key: SectionKey }) => readSection(db, key);

/** Editable texts of the landing page and the footer. */
export const contentRoutes = (app: PortalApp): void =>
  implement(app, 'admin', siteContentOperations, {
    list: ({ db }) => listSections(db),
    view: ({ db }, { key }) => readSection(db, key),
    save: acting({ command: saveSection, answer }),
    restore: acting({ command: restoreSection, answer }),
    preview: acting({
      command: previewSection,
      answer: async (_, token, { key }) => ({ path: `/?previzualizare=${token}#${SECTION_ANCHORS[key]}` }),
    }),
  });

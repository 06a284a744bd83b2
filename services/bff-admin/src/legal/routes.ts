import { acting, implement } from '@psp/bff-kit/implement';
import { withBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { legalAdminOperations } from '@psp/contracts/legal-operations';
import type { LegalSlug } from '@psp/contracts/legal-documents';
import type { Actor } from '@psp/domain/actor';
import { listLegalForAdmin, readLegalForAdmin } from '@psp/domain/joining/legal/admin-queries';
import { discardDraft, publishDraft, saveDraft } from '@psp/domain/joining/legal/commands';
import type { Write } from '@psp/domain/write';

const answer = ({ db, now }: Write<Actor>, _: unknown, { slug }: { slug: LegalSlug }) =>
  readLegalForAdmin(db, slug, now);

/** The legal documents: their drafts and their versions. */
export const legalRoutes = (app: PortalApp): void =>
  implement(app, 'admin', legalAdminOperations, {
    list: ({ db, now }) => listLegalForAdmin(db, now),
    view: ({ db, now }, { slug }) => readLegalForAdmin(db, slug, now),
    save: acting({ ...withBody(saveDraft), answer }),
    discard: acting({ command: discardDraft, answer }),
    publish: acting({ command: publishDraft, answer }),
  });

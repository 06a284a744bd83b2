import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { moderatedReviewOperations } from '@psp/contracts/moderated-reviews';
import { keepReview, removeReview, restoreReview } from '@psp/domain/collaborating/reviews/moderate';
import { readReviewForOffice } from '@psp/domain/collaborating/reviews/office-queries';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readReviewForOffice(db, actor, id, now);
const decision = actsOn(viewOf);

/** Reviews that were published, and the association's decisions on them. */
export const reviewRoutes = (app: PortalApp): void =>
  implement(app, 'admin', moderatedReviewOperations, {
    view: (read, { id }) => viewOf(read, id),
    keep: decision(keepReview),
    remove: decision(removeReview),
    restore: decision(restoreReview),
  });

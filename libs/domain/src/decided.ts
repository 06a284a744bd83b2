import type { DecidedEntity, DecisionOutcome } from '@psp/contracts/decision-names';
import type { Actor } from './actor.ts';
import { emit } from './listeners.ts';
import type { Write } from './write.ts';

/** How a decision with a reason is contested, at the end of its notification. */
export const CONTEST_HINT = 'Puteți contesta decizia o dată, în 14 zile, din pagina conținutului.';

/** A decision of the association about content of an organisation. */
export interface Decided {
  entity: DecidedEntity;
  id: string;
  /** Id of the page that shows the content, where it is not its own: the article of a revision. */
  pageId?: string;
  action: string;
  outcome: DecisionOutcome;
  title: string;
  /** The author's organisation; null for content of the association, whose decisions are not kept. */
  organisationId: string | null;
  /** Since when it waited; null for content that was taken down without waiting. */
  since: Date | null;
  reason?: string | null;
}

/** Content that left, by itself, the state in which decisions about it left it. */
export interface Moved {
  /** Id of the page that shows the content. */
  pageId: string;
  /** `restored`: it is public again. `reworked`: its author changes it or has sent it again. `withdrawn`: by a later decision. */
  how: 'restored' | 'reworked' | 'withdrawn';
  /** The one record that moved; by default everything on the page but questions, which are of others. */
  recordId?: string;
}

declare module './listeners.ts' {
  interface Events {
    'content.decided': Decided;
    'content.moved': Moved;
    /** The author contests the last decision about content with this id, on a page that keeps its own state of it. */
    'content.contested': { id: string; text: string };
    /** The contest of the last decision about content with this id has ended. */
    'content.answered': { id: string; action: 'uphold' | 'reverse'; reason: string };
  }
}

/** Keeps a decision about content, for its statement of reasons, its contest and the figures; in the caller's transaction. */
export const decided = (write: Write<Actor>, decision: Decided): Promise<void> =>
  emit(write, 'content.decided', decision);

/** Ends the contests of earlier decisions about a page's content, since nothing is left to reverse; in the caller's transaction. */
export const moved = (write: Write<Actor>, pageId: string, how: Moved['how'], recordId?: string): Promise<void> =>
  emit(write, 'content.moved', { pageId, how, ...(recordId ? { recordId } : {}) });

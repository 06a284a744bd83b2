import type { OfferContent, OfferView } from '@psp/contracts/offers';
import { offerContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { useDraft } from '@psp/remote/draft';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { acceptView } from '../common/use-write.ts';
import { opportunityQuery } from '../opportunities/queries.ts';
import { type Autosave, createAutosave, type SaveState } from './autosave.ts';
import { completeOffer, keptContent, sameContent, startContent } from './content.ts';
import { createOffer, readOpportunity, saveOffer } from './queries.ts';

const QUIET_MS = 1200;

/** What is kept on the device: the text, and the version of the offer that it was written over. */
interface Kept {
  version: number | null;
  content: OfferContent;
}

export interface OfferDraft {
  autosave: Autosave;
  state: SaveState;
  /** What the server takes of this offer: a draft may have gaps, a submitted offer none. */
  schema: typeof offerContent;
  /** The text to open the form with. */
  initial: OfferContent;
  /** True when that text is newer than the server's. */
  isRestored: boolean;
  /** Forgets the text kept on this device. */
  forget: () => void;
}

/** The offer that may be edited, if any: a withdrawn one only lends its text to the next. */
export const editableOffer = ({ offer }: OpportunityView): OfferView | null =>
  offer?.actions.includes('edit') ? offer : null;

/**
 * Joins the form to the server's draft and to the text kept on this device. `content` is the form's present text, undefined
 * before the person changed anything.
 */
export function useOfferDraft(view: OpportunityView, content: OfferContent | undefined): OfferDraft {
  const [schema] = useState(() => schemaOf(view));
  const autosave = useAutosaveOf(view, schema);
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);
  const isSent = state.kind === 'saved' || state.kind === 'clean';
  const kept: Kept | undefined =
    content && !isSent ? { version: autosave.getOffer()?.version ?? null, content } : undefined;
  const { saved, clear } = useDraft<Kept>(`offer:${view.id}`, kept);
  const [opening] = useState(() => openWith(view, saved));

  useEffect(() => {
    if (state.kind === 'saved') clear();
  }, [state, clear]);
  useEffect(() => {
    if (opening.conflict) autosave.conflict(opening.conflict, opening.initial);
    return autosave.stop;
  }, [autosave, opening]);
  return { autosave, state, schema, initial: opening.initial, isRestored: opening.isRestored, forget: clear };
}

/* The device's text wins over an older one of the server; over a newer one, the person chooses. */
function openWith(view: OpportunityView, kept: Kept | null) {
  const offer = editableOffer(view);
  const server = startContent(view.offer);
  const mine = keptContent(kept?.content, server);
  if (!kept || !mine || sameContent(mine, server)) return { initial: server, isRestored: false, conflict: null };
  const isNewer = offer !== null && offer.version !== kept.version;
  return { initial: mine, isRestored: !isNewer, conflict: isNewer ? offer : null };
}

function schemaOf(view: OpportunityView): typeof offerContent {
  const offer = editableOffer(view);
  return offer && !offer.actions.includes('discard') ? completeOffer : offerContent;
}

function useAutosaveOf(view: OpportunityView, schema: typeof offerContent): Autosave {
  const client = useQueryClient();
  const [autosave] = useState(() => {
    const accept = (answer: OpportunityView): OfferView => {
      acceptView(client, opportunityQuery(view.id).queryKey, answer);
      if (!answer.offer) throw new Error('The answer holds no offer.');
      return answer.offer;
    };
    const offer = editableOffer(view);
    return createAutosave({
      offer,
      baseline: offer?.content,
      delayMs: QUIET_MS,
      canSave: (text) => schema.safeParse(text).success,
      transport: {
        create: async (text, key) => accept(await createOffer(view.id, text, key)),
        save: async (id, version, text) => accept(await saveOffer(id, version, text)),
        read: async () => (await readOpportunity(view.id)).offer,
      },
    });
  });
  return autosave;
}

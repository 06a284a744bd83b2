import { type OfferContent, type OfferView, offerContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { applyAnswer } from '@psp/remote/act/answer';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AREA } from '../common/area.ts';
import { opportunityQuery } from '../opportunities/queries.ts';
import { completeFor, EMPTY, keptContent, textOf } from './content.ts';
import { createOffer, readOpportunity, reviseOffer, saveOffer } from './queries.ts';

/* Delay between the last change and the automatic save. */
const QUIET_MS = 1200;

/** True for a submitted offer that a new version can replace. */
export const isRevisable = ({ offer }: OpportunityView): boolean => offer?.actions.includes('revise') ?? false;

/** The offer that can be edited, or null. A withdrawn one only provides the initial text of the next. */
export const editableOffer = (view: OpportunityView): OfferView | null =>
  view.offer?.actions.includes('edit') || isRevisable(view) ? view.offer : null;

/* Schema by which the server accepts this offer: only a draft may be incomplete. */
function schemaOf(view: OpportunityView): typeof offerContent {
  const offer = editableOffer(view);
  return offer && !offer.actions.includes('discard') ? completeFor(view) : offerContent;
}

/**
 * Editor of the firm's offer, saved while it is edited. A text restored from an earlier visit is not saved before the user has
 * seen it. Changes of a submitted offer stay on this device until they are submitted.
 */
export function useOfferText(view: OpportunityView) {
  const client = useQueryClient();
  const [schema] = useState(() => schemaOf(view));
  const [revises] = useState(() => isRevisable(view));
  const accept = (answer: OpportunityView): OfferView => {
    void applyAnswer(client, { view: opportunityQuery(view.id), refreshes: [[AREA]] }, answer);
    if (!answer.offer) throw new Error('The answer holds no offer.');
    return answer.offer;
  };
  return useEditor<OfferContent, OfferView>({
    view: editableOffer(view),
    blank: view.offer ? textOf({ ...view.offer, attachments: [] }) : EMPTY,
    contentOf: textOf,
    nameOf: () => `offer:${view.id}`,
    schema,
    delayMs: revises ? null : QUIET_MS,
    savesRestored: false,
    restore: keptContent,
    conflicts: ['version.stale', 'offer.exists'],
    save: async (content, base, key) => {
      if (!base) return accept(await createOffer(view.id, content, key));
      return accept(await (revises ? reviseOffer : saveOffer)(base, content));
    },
    read: async () => (await readOpportunity(view.id)).offer,
  });
}

export type OfferText = ReturnType<typeof useOfferText>;

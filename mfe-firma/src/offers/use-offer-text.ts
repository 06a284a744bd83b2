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

const QUIET_MS = 1200;

/** True of a submitted offer that another version may replace. */
export const isRevised = ({ offer }: OpportunityView): boolean => offer?.actions.includes('revise') ?? false;

/** The offer that may be edited, if any: a withdrawn one only lends its text to the next. */
export const editableOffer = (view: OpportunityView): OfferView | null =>
  view.offer?.actions.includes('edit') || isRevised(view) ? view.offer : null;

/* What the server takes of this offer: a draft may have gaps, a submitted offer none. */
function schemaOf(view: OpportunityView): typeof offerContent {
  const offer = editableOffer(view);
  return offer && !offer.actions.includes('discard') ? completeFor(view) : offerContent;
}

/**
 * The text of the firm's offer, saved as it is written; one of an earlier visit waits until the person has seen it. That of a
 * submitted offer stays on the device until it is submitted as a whole.
 */
export function useOfferText(view: OpportunityView) {
  const client = useQueryClient();
  const [schema] = useState(() => schemaOf(view));
  const [revises] = useState(() => isRevised(view));
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

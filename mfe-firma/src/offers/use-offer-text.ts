import { type OfferContent, type OfferView, offerContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { applyAnswer } from '@psp/remote/act/answer';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AREA } from '../common/api.ts';
import { opportunityQuery } from '../opportunities/queries.ts';
import { completeOffer, EMPTY, keptContent } from './content.ts';
import { createOffer, readOpportunity, saveOffer } from './queries.ts';

const QUIET_MS = 1200;

/** The offer that may be edited, if any: a withdrawn one only lends its text to the next. */
export const editableOffer = ({ offer }: OpportunityView): OfferView | null =>
  offer?.actions.includes('edit') ? offer : null;

/* What the server takes of this offer: a draft may have gaps, a submitted offer none. */
function schemaOf(view: OpportunityView): typeof offerContent {
  const offer = editableOffer(view);
  return offer && !offer.actions.includes('discard') ? completeOffer : offerContent;
}

/** The text of the firm's offer, saved as it is written; one of an earlier visit waits until the person has seen it. */
export function useOfferText(view: OpportunityView) {
  const client = useQueryClient();
  const [schema] = useState(() => schemaOf(view));
  const accept = (answer: OpportunityView): OfferView => {
    void applyAnswer(client, { view: opportunityQuery(view.id), refreshes: [[AREA]] }, answer);
    if (!answer.offer) throw new Error('The answer holds no offer.');
    return answer.offer;
  };
  return useEditor<OfferContent, OfferView>({
    view: editableOffer(view),
    blank: view.offer?.content ?? EMPTY,
    contentOf: ({ content, attachments = [] }) => ({ ...content, attachments: attachments.map(({ id }) => id) }),
    versionOf: ({ version }) => version,
    nameOf: () => `offer:${view.id}`,
    schema,
    delayMs: QUIET_MS,
    savesRestored: false,
    restore: keptContent,
    conflicts: ['version.stale', 'offer.exists'],
    save: async (content, base, key) =>
      accept(base ? await saveOffer(base.id, base.version, content) : await createOffer(view.id, content, key)),
    read: async () => (await readOpportunity(view.id)).offer,
  });
}

export type OfferText = ReturnType<typeof useOfferText>;

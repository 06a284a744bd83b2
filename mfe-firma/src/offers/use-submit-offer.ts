import { type OfferContent, placesOfOffer } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { isApiError } from '@psp/remote/api-error';
import { fieldProblems } from '@psp/remote/editor/use-editor-form';
import { fieldErrors, markProblems } from '@psp/remote/forms';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useOpportunityAct } from '../opportunities/queries.ts';
import { FIELDS, refusedFields } from './content.ts';
import { editor } from './strings.ts';
import { api, readOpportunity } from './queries.ts';
import type { OfferText } from './use-offer-text.ts';

const BACK_TO_FORM = new Set(['version.stale', 'offer.incomplete', 'offer.validity_past']);

/* Saves what is unsaved and gives the offer as the server then has it; null when somebody else's text is in the way. */
async function saveShown({ save, core }: OfferText) {
  const offer = await save();
  const { state } = core.snapshot.get();
  if (!offer && state.kind === 'failed') throw state.error;
  return offer;
}

interface Options {
  goToForm: () => void;
  revises: boolean;
}

export type SubmitOffer = ReturnType<typeof useSubmitOffer>;

/**
 * Saves the text that is shown, then submits it. `goToForm` is called when the form is where a refusal is put right, or where
 * somebody else's text is in the way.
 */
export function useSubmitOffer(
  view: OpportunityView,
  form: UseFormReturn<OfferContent>,
  text: OfferText,
  { goToForm, revises }: Options,
) {
  const navigate = useNavigate();
  const explain = async (error: unknown) => {
    markProblems(form, FIELDS, fieldProblems<OfferContent>(FIELDS, refusedFields(error)));
    if (!isApiError(error)) return;
    if (error.code === 'version.stale') {
      const current = (await readOpportunity(view.id)).offer;
      if (current) text.meet(current);
    }
    if (BACK_TO_FORM.has(error.code) || Object.keys(fieldErrors(error)).length > 0) goToForm();
  };
  const send = async () => {
    try {
      const offer = await saveShown(text);
      // A submitted offer is replaced by what is saved.
      if (revises) return offer && (await readOpportunity(view.id));
      if (!offer) return null;
      const { id, version } = offer;
      const places = placesOfOffer(form.getValues());
      return await api.call('POST /offers/:id/submit', { id, body: { version, places } });
    } catch (error) {
      await explain(error);
      throw error;
    }
  };
  return useOpportunityAct(view.id, {
    send,
    done: (submitted) => (submitted ? (revises ? editor.revised : editor.submitted) : ''),
    onDone: (submitted) => (submitted ? void navigate(`/firma/opportunities/${view.id}`) : goToForm()),
  });
}

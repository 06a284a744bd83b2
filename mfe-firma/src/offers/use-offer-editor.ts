import { type OfferContent, placesOfOffer } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { showToast } from '@psp/design-system/toast';
import { useTextForm } from '@psp/features/forms/ui/use-text-form';
import { isApiError } from '@psp/remote/api-error';
import { fieldProblems } from '@psp/remote/editor/use-editor-form';
import { fieldErrors, markProblems } from '@psp/remote/forms';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOpportunityAct } from '../opportunities/queries.ts';
import { completeFor, FIELDS, refusedFields } from './content.ts';
import { api, readOpportunity } from './queries.ts';
import { editor } from './strings.ts';
import { isRevisable, type OfferText, useOfferText } from './use-offer-text.ts';

const STEP = 'pas';
const CHECK = 'verificare';

const BACK_TO_FORM = new Set(['version.stale', 'offer.incomplete', 'offer.validity_past']);

/* Saves pending changes and returns the stored offer; null when they conflict with somebody else's text. */
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

type SubmitOffer = ReturnType<typeof useSubmitOffer>;

/**
 * Saves the text that is shown, then submits it. Calls `goToForm` when a refusal must be corrected in the form, or a conflict
 * resolved there.
 */
function useSubmitOffer(
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
      // Saving a submitted offer has already submitted its new version.
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

export interface OfferEdit {
  form: UseFormReturn<OfferContent>;
  text: OfferText;
  /** True in the second step, which is kept in the query string. An incomplete offer stays in the first step. */
  isChecking: boolean;
  /** Saves the text that is shown, then submits it. */
  submit: SubmitOffer;
  saveDraft: () => Promise<void>;
  goToCheck: () => Promise<void>;
  /** Goes to the form, to the field or place of `hash` if given. */
  goToForm: (hash?: string) => void;
  /** True when a submitted offer gets a new version; nothing is saved before it is submitted. */
  revises: boolean;
}

/** The form of an offer with its saving and its two steps. */
export function useOfferEditor(view: OpportunityView): OfferEdit {
  const text = useOfferText(view);
  const schema = completeFor(view);
  const form = useTextForm(text, { names: FIELDS, schema, refusedAt: refusedFields });
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const goToForm = (hash = '') => void navigate({ search: '', hash });
  const [revises] = useState(() => isRevisable(view));
  const submit = useSubmitOffer(view, form, text, { goToForm, revises });
  const wantsCheck = search.get(STEP) === CHECK && text.view !== null;
  return {
    form,
    text,
    isChecking: wantsCheck && schema.safeParse(form.getValues()).success,
    submit,
    saveDraft: async () => {
      form.clearErrors();
      if (await text.save()) showToast({ title: editor.saved, tone: 'success' });
    },
    goToCheck: form.handleSubmit(async () => {
      if (revises || (await text.save())) setSearch({ [STEP]: CHECK });
    }),
    goToForm,
    revises,
  };
}

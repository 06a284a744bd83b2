import type { OfferContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { showToast } from '@psp/design-system/toast';
import { useTextForm } from '@psp/features/forms/ui/use-text-form';
import type { UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { completeFor, FIELDS, refusedFields } from './content.ts';
import { editor } from './strings.ts';
import { isRevised, type OfferText, useOfferText } from './use-offer-text.ts';
import { type SubmitOffer, useSubmitOffer } from './use-submit-offer.ts';

const STEP = 'pas';
const CHECK = 'verificare';

export interface OfferEdit {
  form: UseFormReturn<OfferContent>;
  text: OfferText;
  /** The second step, which stands in the address; the first one as long as the offer is incomplete. */
  isChecking: boolean;
  /** Saves the text that is shown, then submits it; rejects with whichever was refused. */
  submit: SubmitOffer;
  saveDraft: () => Promise<void>;
  goToCheck: () => Promise<void>;
  /** To the field or place of this hash, if any. */
  goToForm: (hash?: string) => void;
  /** True where a submitted offer gets another version: nothing is saved before that. */
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
  const [revises] = useState(() => isRevised(view));
  const submit = useSubmitOffer(view, form, text, { goToForm, revises });
  const mayCheck = search.get(STEP) === CHECK && text.view !== null;
  return {
    form,
    text,
    isChecking: mayCheck && schema.safeParse(form.getValues()).success,
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

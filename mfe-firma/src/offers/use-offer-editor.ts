import { zodResolver } from '@hookform/resolvers/zod';
import type { OfferContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { showToast } from '@psp/design-system/toast';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { completeOffer } from './content.ts';
import { markDraftErrors, markRefusal } from './field-errors.ts';
import { editor } from './strings.ts';
import { type OfferDraft, useOfferDraft } from './use-offer-draft.ts';
import { type SubmitOffer, useSubmitOffer } from './use-submit-offer.ts';

const STEP = 'pas';
const CHECK = 'verificare';
/* A field is marked once the person pauses, not in the middle of a number. */
const MARK_AFTER_MS = 800;

export interface OfferEdit {
  form: UseFormReturn<OfferContent>;
  draft: OfferDraft;
  /** The second step, which stands in the address; the first one as long as the offer is incomplete. */
  isChecking: boolean;
  /** Saves the text that is shown, then submits it; rejects with whichever was refused. */
  submit: SubmitOffer;
  saveDraft: () => Promise<void>;
  goToCheck: () => Promise<void>;
  goToForm: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** The form of an offer with its saving and its two steps. */
export function useOfferEditor(view: OpportunityView): OfferEdit {
  const [content, setContent] = useState<OfferContent>();
  const draft = useOfferDraft(view, content);
  const { autosave } = draft;
  const form = useForm<OfferContent>({
    resolver: zodResolver(completeOffer),
    defaultValues: draft.initial,
    shouldFocusError: false,
  });
  const [search, setSearch] = useSearchParams();
  useTyping(form, (values) => {
    setContent(values);
    autosave.change(values);
  });
  useFieldRefusals(form, draft);
  const submit = useSubmitOffer(view, form, draft, () => setSearch({}));

  const saveAll = () => {
    autosave.change(form.getValues());
    setContent(form.getValues());
    return autosave.flush();
  };
  const isComplete = completeOffer.safeParse(form.getValues()).success;
  return {
    form,
    draft,
    isChecking: search.get(STEP) === CHECK && isComplete && autosave.getOffer() !== null,
    submit,
    saveDraft: async () => {
      form.clearErrors();
      if (!markDraftErrors(form, draft.schema)) return;
      if (await saveAll()) showToast({ title: editor.saved, tone: 'success' });
    },
    goToCheck: form.handleSubmit(async () => {
      if (await saveAll()) setSearch({ [STEP]: CHECK });
    }),
    goToForm: () => setSearch({}),
    keepMine: () => void autosave.keepMine(),
    takeTheirs: () => {
      const theirs = autosave.takeTheirs();
      if (!theirs) return;
      form.reset(theirs.content);
      setContent(undefined);
      draft.forget();
    },
  };
}

/* A reset, as after choosing the other text of a conflict, is not typing. */
function useTyping({ subscribe }: UseFormReturn<OfferContent>, onType: (values: OfferContent) => void): void {
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: ({ name, values }) => (name ? onType({ ...values }) : undefined),
    }),
  );
}

function useFieldRefusals(form: UseFormReturn<OfferContent>, { state, schema }: OfferDraft): void {
  useEffect(() => {
    if (state.kind === 'failed') return markRefusal(form, state.error);
    const mark = () => void markDraftErrors(form, schema);
    if (state.kind !== 'local') return mark();
    const timer = setTimeout(mark, MARK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, form, schema]);
}

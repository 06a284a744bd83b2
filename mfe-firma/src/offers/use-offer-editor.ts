import { zodResolver } from '@hookform/resolvers/zod';
import { type OfferContent, offerContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { completeOffer, EMPTY } from './content.ts';
import { editor } from './messages.ts';
import { readOpportunity, useOfferActions } from './queries.ts';
import { type OfferDraft, useOfferDraft } from './use-offer-draft.ts';

const STEP = 'pas';
const CHECK = 'verificare';

export interface OfferEdit {
  form: UseFormReturn<OfferContent>;
  draft: OfferDraft;
  /** The second step, which stands in the address; the first one as long as the offer is incomplete. */
  isChecking: boolean;
  submit: ReturnType<typeof useOfferActions>['submit'];
  saveDraft: () => Promise<void>;
  goToCheck: () => Promise<void>;
  goToForm: () => void;
  /** Submits what the server has; rejects with the refusal. */
  send: () => Promise<void>;
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
  const { submit } = useOfferActions(view.id);
  const send = useSending(view, form, draft, submit, () => setSearch({}));

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
      if (!markDraftErrors(form)) return;
      if (await saveAll()) showToast({ title: editor.saved, tone: 'success' });
    },
    goToCheck: form.handleSubmit(async () => {
      const isSaved = draft.state.kind === 'saved' || (draft.state.kind === 'clean' && !draft.isRestored);
      const offer = isSaved && autosave.getOffer() ? autosave.getOffer() : await saveAll();
      if (offer) setSearch({ [STEP]: CHECK });
    }),
    goToForm: () => setSearch({}),
    send,
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

/* A draft may have gaps, but no impossible values. */
function markDraftErrors(form: UseFormReturn<OfferContent>): boolean {
  const result = offerContent.safeParse(form.getValues());
  form.clearErrors();
  for (const issue of result.error?.issues ?? []) setFieldError(form, issue.path.join('.'), issue.message);
  return result.success;
}

const isField = (name: string): name is keyof OfferContent => Object.hasOwn(EMPTY, name);

function setFieldError(form: UseFormReturn<OfferContent>, path: string, message: string): void {
  const name = path.replace(/^content\./, '');
  if (isField(name)) form.setError(name, { message });
}

function markRefusal(form: UseFormReturn<OfferContent>, error: unknown): void {
  for (const [path, message] of Object.entries(fieldErrors(error))) setFieldError(form, path, message);
  if (isApiError(error) && error.code === 'offer.validity_past')
    form.setError('validUntil', { message: error.message });
}

function useFieldRefusals(form: UseFormReturn<OfferContent>, { state }: OfferDraft): void {
  useEffect(() => {
    if (state.kind === 'failed') markRefusal(form, state.error);
  }, [state, form]);
}

function useSending(
  view: OpportunityView,
  form: UseFormReturn<OfferContent>,
  { autosave }: OfferDraft,
  submit: OfferEdit['submit'],
  onRefused: () => void,
) {
  const navigate = useNavigate();
  return async () => {
    const offer = autosave.getOffer();
    if (!offer) return;
    try {
      await submit.mutateAsync(offer);
    } catch (error) {
      markRefusal(form, error);
      if (!isApiError(error)) throw error;
      if (error.code === 'version.stale') {
        const current = (await readOpportunity(view.id)).offer;
        if (current) autosave.conflict(current, form.getValues());
      }
      if (['version.stale', 'offer.incomplete', 'offer.validity_past'].includes(error.code)) onRefused();
      throw error;
    }
    showToast({ title: editor.submitted, tone: 'success' });
    void navigate(`/firma/opportunities/${view.id}`);
  };
}

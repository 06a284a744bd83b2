import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import { zodResolver } from '@hookform/resolvers/zod';
import { textOf, useDraft } from '@psp/remote/draft';
import { fieldErrors, markProblems } from '@psp/remote/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Autosave, type Creation, type SaveState } from './autosave.ts';
import { BLANK, draftProblems, formFieldErrors, order, sendableRequest, sentRequest } from './content.ts';
import { keepRequest, requests } from './queries.ts';

const QUIET_MS = 900;

/** What is kept on this device until the server has it. */
interface LocalText {
  content: RequestContent;
  /** The version it was written over; null when there was none. */
  version: number | null;
  creation: Creation | null;
}

const transport = { create: requests.create, save: requests.save, read: requests.read };

/** Drafts save themselves; what was sent is saved only when asked. */
const savesItself = (view: RequestView | null): boolean => view === null || view.actions.includes('discard');

/**
 * The form of a request with its saving. `onCreated` hears of the first save of a new request. The text is kept on this
 * device while the server does not have it, and is offered against the server's when that changed meanwhile. What a new form
 * is filled with (`prefill`) is saved with the first change, or when the request is to be checked.
 */
export function useEditor(
  given: RequestView | null,
  onCreated: (view: RequestView) => void,
  prefill: RequestContent = BLANK,
) {
  const client = useQueryClient();
  const [initial] = useState(given);
  const [id, setId] = useState(initial?.id ?? null);
  const [local, setLocal] = useState<LocalText>();
  const draft = useDraft<LocalText>(`service-request:${id ?? 'new'}`, local);
  const [restored] = useState(() => draft.saved && complete(draft.saved, initial?.content ?? prefill));
  const saved = useRef((_: RequestView) => {});
  const forget = useRef(() => {});
  const isHere = useRef(true);
  const [autosave] = useState(
    () =>
      new Autosave({
        view: initial,
        baseline: initial?.content ?? BLANK,
        transport,
        canSave: (content) => draftProblems(content).length === 0,
        delayMs: savesItself(initial) ? QUIET_MS : null,
        creation: restored?.creation,
        onSaved: (view) => saved.current(view),
      }),
  );
  const form = useForm<RequestContent>({
    defaultValues: restored?.content ?? initial?.content ?? prefill,
    resolver: zodResolver(savesItself(initial) ? sendableRequest : sentRequest),
    shouldFocusError: false,
  });
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);

  useEffect(() => {
    forget.current = draft.clear;
    saved.current = (view) => {
      void keepRequest(client, view);
      if (id === null || !autosave.hasUnsaved) draft.clear();
      if (!autosave.hasUnsaved) setLocal(undefined);
      if (id !== null || !isHere.current) return;
      setId(view.id);
      onCreated(view);
    };
  });

  useEffect(() => {
    isHere.current = true;
    if (restored) restore(autosave, initial, restored);
    if (restored && !autosave.hasUnsaved) forget.current();
    const stopListening = follow(form, autosave, setLocal);
    return () => {
      isHere.current = false;
      stopListening();
      if (savesItself(initial)) void autosave.flush();
    };
  }, [autosave, form, initial, restored]);

  useEffect(() => {
    markProblems(form, order, problemsOf(state, form.getValues()));
  }, [form, state]);

  const replace = (content: RequestContent) => {
    form.reset(content);
    autosave.change(content);
  };
  const { view } = autosave;
  return { form, autosave, state, view, forget: draft.clear, wasKept: restored !== null, replace };
}

export type Editor = ReturnType<typeof useEditor>;

/* An amount that could not be read was not kept; the one that the server has, or was being given, stands for it. */
const complete = (kept: LocalText, known: RequestContent): LocalText => ({
  ...kept,
  content: { ...(kept.creation?.content ?? known), ...kept.content },
});

function problemsOf(state: SaveState, content: RequestContent): [keyof RequestContent, string][] {
  if (state.kind === 'local') return draftProblems(content);
  return state.kind === 'failed' ? formFieldErrors(fieldErrors(state.error)) : [];
}

function restore(autosave: Autosave, initial: RequestView | null, { content, version }: LocalText): void {
  if (initial && version !== initial.version && textOf(content) !== textOf(initial.content)) {
    autosave.conflict(initial, content);
  } else {
    autosave.change(content);
  }
}

/* What is typed goes to the autosave and, until it is saved, to this device; a new connection tries again. */
function follow(form: UseFormReturn<RequestContent>, autosave: Autosave, keep: (text: LocalText) => void): () => void {
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: ({ values }) => {
      const content = structuredClone(values);
      autosave.change(content);
      if (autosave.hasUnsaved) keep({ content, version: autosave.view?.version ?? null, creation: autosave.creation });
    },
  });
  const retry = () => {
    if (savesItself(autosave.view)) void autosave.flush();
  };
  window.addEventListener('online', retry);
  return () => {
    unsubscribe();
    window.removeEventListener('online', retry);
  };
}

import { editApplication, type OwnApplication } from '@psp/contracts/applications';
import type { UploadedFile } from '@psp/contracts/files';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../registrations/problems.ts';
import type { Editing } from './editing.tsx';
import { editing as strings } from './strings.ts';
import { saveApplication, useApplicationMutation, useFreshApplication } from './queries.ts';

/** What is being edited; `version` is the one the person read. */
export interface Edit<V> {
  version: number;
  values: V;
  added: UploadedFile[];
  removed: string[];
}

const claimOf = ({ id, claim }: UploadedFile) => ({ id, claim });

/* The body as the contract wants it; null when a field is not right after all. */
function bodyOf<V>(form: Editing<V>, { version, values, added, removed }: Edit<V>) {
  const body = { kind: form.kind, version, organisation: form.body(values) };
  return editApplication.safeParse({ ...body, addedFiles: added.map(claimOf), removedFiles: removed }).data ?? null;
}

function problemsOf<V>(error: unknown, form: Editing<V>, values: V): Problem[] {
  if (isApiError(error) && error.code === 'organisation.cui_exists') return [{ id: 'cui', message: error.message }];
  const fields = Object.entries(fieldErrors(error));
  if (fields.length > 0) return fields.map(([path, message]) => ({ id: form.fieldAt(path, values), message }));
  return [strings.failed, errorMessage(error)].map((message) => ({ id: '', message }));
}

/* What is typed, kept on this device until it is saved. */
function useTyped<V>(untouched: Edit<V>) {
  const [typed, setTyped] = useState<Edit<V>>();
  const draft = useDraft<Edit<V>>('application', typed);
  /* A save takes a while: what is forgotten afterwards is the text of that moment. */
  const clear = useRef(draft.clear);
  useEffect(() => {
    clear.current = draft.clear;
  });
  const [first] = useState<Edit<V>>(draft.saved ?? untouched);
  return { edit: typed ?? first, setTyped, wasRestored: draft.saved !== null, forget: () => clear.current() };
}

/* Saves, and holds what came of it. */
function useSave<V>(form: Editing<V>, onSaved: () => void) {
  const [newer, setNewer] = useState<OwnApplication | null>(null);
  const [refused, setRefused] = useState<Problem[]>([]);
  const [tries, setTries] = useState(0);
  const mutation = useApplicationMutation(saveApplication);
  const fresh = useFreshApplication();
  const save = async (now: Edit<V>) => {
    setTries((count) => count + 1);
    setRefused([]);
    const body = form.problems(now.values).length === 0 ? bodyOf(form, now) : null;
    if (!body) return;
    try {
      await mutation.mutateAsync(body);
      onSaved();
    } catch (error) {
      const isStale = isApiError(error) && error.code === 'version.stale';
      const theirs = isStale ? await fresh().catch(() => null) : null;
      if (theirs) return setNewer(theirs);
      setRefused(problemsOf(error, form, now.values));
      setTries((count) => count + 1);
    }
  };
  return { newer, setNewer, refused, setRefused, tries, save, isBusy: mutation.isPending };
}

/**
 * Edits an application. What is typed is kept on this device until it is saved; when somebody saved meanwhile, `newer` is
 * theirs, and nothing is overwritten before the person has chosen.
 */
export function useEdit<V>(form: Editing<V>, application: OwnApplication, onSaved: () => void) {
  const asIn = ({ version, content }: OwnApplication): Edit<V> => ({
    version,
    values: form.read(content),
    added: [],
    removed: [],
  });
  const { edit, setTyped, wasRestored, forget } = useTyped(asIn(application));
  const { newer, setNewer, refused, setRefused, tries, save, isBusy } = useSave(form, () => {
    forget();
    onSaved();
  });
  const problems = tries > 0 ? [...form.problems(edit.values), ...refused] : [];

  const change = (patch: Partial<Edit<V>>) => {
    setRefused([]);
    setTyped({ ...edit, ...patch });
  };
  /** Goes on with what the person wrote, over what was saved meanwhile. */
  const keepMine = () => {
    if (!newer) return;
    const kept = newer.files.map(({ id }) => id);
    const now = { ...edit, version: newer.version, removed: edit.removed.filter((id) => kept.includes(id)) };
    setTyped(now);
    setNewer(null);
    void save(now);
  };
  /** Goes on with what was saved meanwhile. */
  const useSaved = () => {
    if (!newer) return;
    setTyped(asIn(newer));
    setNewer(null);
  };
  const submit = () => void save(edit);
  return { edit, problems, tries, newer, isBusy, wasRestored, change, submit, keepMine, useSaved, forget };
}

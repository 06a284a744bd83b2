import type { LegalAdminView } from '@psp/contracts/legal';
import { showToast } from '@psp/design-system/toast';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { useState } from 'react';
import { useEdited } from '../common/use-edited.ts';
import { strings } from './strings.ts';
import { useDocument } from './queries.ts';

interface Text {
  lead: string;
  body: string;
}

const CONFLICTS = new Set(['version.stale', 'legal.draft_exists']);

const textOf = ({ draft, current }: LegalAdminView): Text => {
  const { lead, body } = draft ?? current;
  return { lead, body };
};

/* An editor that is empty writes nothing, and a paragraph without words says nothing. */
const isEmpty = (html: string) => html.replace(/<[^>]*>/g, '').trim() === '';

/* What stops a draft from being saved, each by the id of its field. */
const problemsOf = (text: Text) => [
  ...(text.lead.trim() ? [] : [{ id: 'introducere', message: strings.introductionMissing }]),
  ...(isEmpty(text.body) ? [{ id: 'text', message: strings.textMissing }] : []),
];

/** State of a draft's form. What was typed outlives a refusal and what others save meanwhile. */
export function useDraftForm(document: LegalAdminView) {
  const calls = useDocument(document.slug);
  const { base, content: text, setContent, theirs, setTheirs, take, keepMine } = useEdited(document, textOf);
  const { errors, errorOf, check, refuse, forget } = useDraftErrors(text);
  const [isBusy, setBusy] = useState(false);
  const version = base.draft?.version ?? null;

  const settle = (saved: LegalAdminView) => {
    take(saved);
    forget();
  };
  const save = async () => {
    if (!check() || isBusy) return;
    setBusy(true);
    try {
      settle(await calls.save({ ...text, version }));
      showToast({ title: strings.saved, tone: 'success' });
    } catch (error) {
      if (isApiError(error) && CONFLICTS.has(error.code)) setTheirs(await calls.readAgain());
      else refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    text,
    version,
    isDirty: JSON.stringify(text) !== JSON.stringify(textOf(base)),
    isBusy,
    errors,
    errorOf,
    change: (part: Partial<Text>) => setContent({ ...text, ...part }),
    save,
    theirs,
    keepMine,
    takeTheirs: () => theirs && settle(theirs),
  };
}

function useDraftErrors(text: Text) {
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = problemsOf(text);
  const errors = [...(isTried ? problems : []), ...(failure ? [{ id: '', message: failure }] : [])];
  return {
    errors,
    errorOf: (id: string) => errors.find((error) => error.id === id)?.message,
    /** Shows from now on what is wrong; false where the draft cannot be saved. */
    check: (): boolean => {
      setTried(true);
      setFailure(null);
      return problems.length === 0;
    },
    refuse: (error: unknown) => setFailure(errorMessage(error)),
    forget: () => setTried(false),
  };
}

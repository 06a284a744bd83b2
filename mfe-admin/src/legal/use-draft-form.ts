import type { LegalAdminView } from '@psp/contracts/legal';
import { showToast } from '@psp/design-system/toast';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { useState } from 'react';
import { afterSave } from '../common/after-save.ts';
import { messages } from './messages.ts';
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

/** State of a draft's form. What was typed outlives a refusal and what others save meanwhile. */
export function useDraftForm(document: LegalAdminView) {
  const calls = useDocument(document.slug);
  const [base, setBase] = useState({ ...textOf(document), version: document.draft?.version ?? null });
  const [text, setText] = useState(textOf(document));
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<LegalAdminView | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isDirty = text.lead !== base.lead || text.body !== base.body;
  const problems = [
    ...(text.lead.trim() ? [] : [{ id: 'introducere', message: messages.introductionMissing }]),
    ...(isEmpty(text.body) ? [{ id: 'text', message: messages.textMissing }] : []),
  ];
  const errors = [...(isTried ? problems : []), ...(failure ? [{ id: '', message: failure }] : [])];

  const settle = (saved: LegalAdminView, sent = text) => {
    setBase({ ...textOf(saved), version: saved.draft?.version ?? null });
    setText(afterSave(sent, textOf(saved)));
    setTheirs(null);
    setTried(false);
  };
  const save = async () => {
    setTried(true);
    setFailure(null);
    if (isBusy || problems.length > 0) return;
    setBusy(true);
    try {
      settle(await calls.save({ ...text, version: base.version }));
      showToast({ title: messages.saved, tone: 'success' });
    } catch (error) {
      if (isApiError(error) && CONFLICTS.has(error.code)) setTheirs(await calls.readAgain());
      else setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    text,
    version: base.version,
    isDirty,
    isBusy,
    errors,
    errorOf: (id: string) => errors.find((error) => error.id === id)?.message,
    change: (part: Partial<Text>) => setText({ ...text, ...part }),
    save,
    theirs,
    /** After somebody else's save: what is in the form goes on from theirs, or gives way to it. */
    keepMine: () => {
      if (theirs) setBase({ ...textOf(theirs), version: theirs.draft?.version ?? null });
      setTheirs(null);
    },
    takeTheirs: () => theirs && settle(theirs),
  };
}

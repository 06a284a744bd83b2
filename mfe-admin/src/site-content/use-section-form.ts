import { type SectionKey, SECTIONS, type SectionView } from '@psp/contracts/site-content';
import { showToast } from '@psp/design-system/toast';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import { afterSave } from '../common/after-save.ts';
import { fieldOf } from './labels.ts';
import { fieldId } from './part-props.ts';
import { messages } from './messages.ts';
import { useSection } from './queries.ts';
import { cleaned, type Value } from './values.ts';

interface Refusal {
  fields: Record<string, string>;
  /** What concerns the whole form. */
  message: string | null;
}
const NONE: Refusal = { fields: {}, message: null };

function problemsOf(key: SectionKey, content: Value): Record<string, string> {
  const issues = SECTIONS[key].safeParse(content).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

/* Many fields have the same message, so a line of the summary says which one it is about. */
function problemAt(key: SectionKey, wrong: string, message: string) {
  const { path, label } = fieldOf(key, wrong);
  return { id: fieldId(path), message: label === null ? message : `${label} – ${message}` };
}

/** State of a section's form. What was typed outlives a refusal and what others save meanwhile. */
export function useSectionForm(section: SectionView) {
  const { key } = section;
  const calls = useSection(key);
  const [base, setBase] = useState(section);
  const [content, setContent] = useState<Value>(section.content as Value);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState(NONE);
  const [theirs, setTheirs] = useState<SectionView | null>(null);
  const [previewPath, setPreviewPath] = useState<string | null>(null);
  const [busy, setBusy] = useState<'save' | 'preview' | null>(null);
  const isDirty = JSON.stringify(cleaned(content)) !== JSON.stringify(base.content);
  const fields = isTried ? { ...refusal.fields, ...problemsOf(key, cleaned(content)) } : {};

  const refused = async (error: unknown) => {
    if (isApiError(error) && error.code === 'version.stale') return setTheirs(await calls.readAgain());
    const wrong = fieldErrors(error);
    setRefusal({ fields: wrong, message: Object.keys(wrong).length > 0 ? null : errorMessage(error) });
  };
  const attempt = async (what: 'save' | 'preview', send: (checked: Value) => Promise<void>) => {
    if (busy) return;
    setTried(true);
    setRefusal(NONE);
    if (Object.keys(problemsOf(key, cleaned(content))).length > 0) return;
    setBusy(what);
    await send(cleaned(content))
      .catch(refused)
      .finally(() => setBusy(null));
  };
  const take = (next: SectionView) => {
    setBase(next);
    setContent(afterSave(content, next.content as Value));
    setTried(false);
    setTheirs(null);
  };
  return {
    content,
    isDirty,
    busy,
    previewPath,
    theirs,
    errors: [
      ...Object.entries(fields).map(([path, message]) => problemAt(key, path, message)),
      ...(refusal.message ? [{ id: '', message: refusal.message }] : []),
    ],
    errorAt: (path: string): string | undefined => fields[path],
    change: (next: Value) => {
      setPreviewPath(null);
      setContent(next);
    },
    save: () =>
      attempt('save', async (checked) => {
        take(await calls.save({ version: base.version, content: checked }));
        showToast({ title: messages.saved, tone: 'success' });
      }),
    preview: () => attempt('preview', async (checked) => setPreviewPath((await calls.preview(checked)).path)),
    /** After somebody else's save: what is in the form goes on from theirs, or gives way to it. */
    keepMine: () => {
      if (theirs) setBase(theirs);
      setTheirs(null);
    },
    takeTheirs: () => theirs && take(theirs),
    restored: take,
  };
}

import type { SectionView } from '@psp/contracts/site-content';
import { showToast } from '@psp/design-system/toast';
import { isApiError } from '@psp/remote/api-error';
import { useState } from 'react';
import { useEdited } from '../common/use-edited.ts';
import { strings } from './strings.ts';
import { useSection } from './queries.ts';
import { useSectionProblems } from './use-section-problems.ts';
import { cleaned, type Value } from './values.ts';

const contentOf = (section: SectionView): Value => section.content as Value;

/** State of a section's form. What was typed outlives a refusal and what others save meanwhile. */
export function useSectionForm(section: SectionView) {
  const calls = useSection(section.key);
  const { base, content, setContent, theirs, setTheirs, take, keepMine } = useEdited(section, contentOf);
  const checked = cleaned(content);
  const { errors, errorAt, check, refuse, forget } = useSectionProblems(section.key, checked);
  const [previewPath, setPreviewPath] = useState<string | null>(null);

  const refused = async (error: unknown) => {
    if (isApiError(error) && error.code === 'version.stale') setTheirs(await calls.readAgain());
    else refuse(error);
  };
  const { busy, attempt } = useAttempt(check, refused);
  const settle = (next: SectionView) => {
    take(next);
    forget();
  };
  const save = async () => {
    settle(await calls.save({ version: base.version, content: checked }));
    showToast({ title: strings.saved, tone: 'success' });
  };
  return {
    content,
    isDirty: JSON.stringify(checked) !== JSON.stringify(base.content),
    busy,
    previewPath,
    theirs,
    errors,
    errorAt,
    change: (next: Value) => {
      setPreviewPath(null);
      setContent(next);
    },
    save: () => attempt('save', save),
    preview: () => attempt('preview', async () => setPreviewPath((await calls.preview(checked)).path)),
    keepMine,
    takeTheirs: () => theirs && settle(theirs),
    restored: settle,
  };
}

type What = 'save' | 'preview';

/* One attempt at a time, and none while the check finds something. */
function useAttempt(check: () => boolean, refused: (error: unknown) => Promise<void>) {
  const [busy, setBusy] = useState<What | null>(null);
  const attempt = async (what: What, send: () => Promise<void>) => {
    if (busy || !check()) return;
    setBusy(what);
    await send()
      .catch(refused)
      .finally(() => setBusy(null));
  };
  return { busy, attempt };
}

import { type SectionKey, type SectionView, SECTIONS } from '@psp/contracts/site-content';
import { showToast } from '@psp/design-system/toast';
import { useEditor } from '@psp/remote/editor/use-editor';
import { refusedProblems, useProblems } from '@psp/remote/editor/use-problems';
import { useState } from 'react';
import { fieldOf } from './labels.ts';
import { fieldId } from './part-props.ts';
import { strings } from './strings.ts';
import { useSection } from './queries.ts';
import { cleaned, type Value } from './values.ts';

interface Text {
  content: Value;
}

const textOf = (section: SectionView): Text => ({ content: section.content as Value });

/* Many fields have the same message, so a line of the summary says which one it is about. */
function labelled(key: SectionKey, wrong: string, message: string) {
  const { path, label } = fieldOf(key, wrong);
  return { id: fieldId(path), message: label === null ? message : `${label} – ${message}` };
}

/* What is wrong, by the path of the field. */
const check = (key: SectionKey, { content }: Text) =>
  (SECTIONS[key].safeParse(cleaned(content)).error?.issues ?? []).map(({ path, message }) => ({
    id: path.join('.'),
    message,
  }));

/** The text of a section's form. What was typed outlives a refusal and what others save meanwhile. */
export function useSectionForm(section: SectionView) {
  const { key } = section;
  const calls = useSection(key);
  const editor = useEditor<Text, SectionView>({
    view: section,
    blank: textOf(section),
    contentOf: textOf,
    versionOf: ({ version }) => version,
    nameOf: () => `site-content:${key}`,
    delayMs: null,
    save: ({ content }, base) => calls.save({ version: base?.version ?? 0, content: cleaned(content) }),
    read: calls.readAgain,
    onSaved: calls.show,
  });
  const { problems, errorOf, passes, refuse, ...rest } = useProblems(editor, {
    check: (text) => check(key, text),
    refused: (error) => refusedProblems(error, (path) => path),
  });
  const content = cleaned(editor.text.content);
  const preview = usePreview(async () => {
    if (!passes()) return null;
    const made = await calls.preview(content).catch(refuse);
    return made ? made.path : null;
  });
  return {
    ...editor,
    content: editor.text.content,
    isDirty: JSON.stringify(content) !== JSON.stringify(editor.view?.content),
    preview,
    errors: problems.map(({ id, message }) => (id === '' ? { id, message } : labelled(key, id, message))),
    errorAt: errorOf,
    change: (next: Value) => {
      preview.forget();
      editor.change({ content: next });
    },
    save: async () => {
      if (await rest.save()) showToast({ title: strings.saved, tone: 'success' });
    },
    /** Goes on from what the section is after an earlier version was brought back. */
    restored: async (now: SectionView) => {
      await editor.takeSaved();
      editor.core.take(now);
    },
  };
}

/* The address at which the text can be looked at before it is published. */
function usePreview(make: () => Promise<string | null>) {
  const [path, setPath] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const open = async () => {
    if (isMaking) return;
    setMaking(true);
    setPath(await make());
    setMaking(false);
  };
  return { path, isMaking, make: open, forget: () => setPath(null) };
}

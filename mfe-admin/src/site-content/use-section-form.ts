import { SECTIONS, type SectionKey, type SectionView } from '@psp/contracts/site-content';
import { showToast } from '@psp/design-system/toast';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { errorMessage } from '@psp/remote/api-error';
import { useEditor } from '@psp/remote/editor/use-editor';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import { z } from 'zod';
import { FORMS, type FormPart, type Input } from './forms.ts';
import { fieldId } from './part-props.ts';
import { useSection } from './queries.ts';
import { strings } from './strings.ts';
import { cleaned, type Value } from './values.ts';

interface Text {
  content: Value;
}

const textOf = (section: SectionView): Text => ({ content: section.content as Value });

/** A field of the form, found by a path of the content. */
interface FormField {
  path: string;
  /** Label, with that of its group; null for content that the form does not show. */
  label: string | null;
}

const OF_FIGURE: Record<string, string> = {
  label: strings.figureLabel,
  source: strings.figureSource,
  value: strings.figureValue,
};

const under = (group: string, label: string) => `${group}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/* A list of lines is one field. */
const isOf = ({ kind, path }: Input, wanted: string) =>
  wanted === path || (kind === 'lines' && wanted.startsWith(`${path}.`));

function fieldIn(part: FormPart, path: string): FormField | null {
  if (part.kind !== 'figure' && part.kind !== 'items')
    return isOf(part, path) ? { path: part.path, label: part.label } : null;
  if (!path.startsWith(`${part.path}.`)) return null;
  const rest = path.slice(part.path.length + 1);
  if (part.kind === 'figure') return { path, label: under(part.label, OF_FIGURE[rest] ?? rest) };
  const [index = '', ...name] = rest.split('.');
  const input = part.inputs.find((one) => isOf(one, name.join('.')));
  return input ? { path, label: under(`${part.label} ${Number(index) + 1}`, input.label) } : null;
}

/** Returns the field of an error's path, such as `values.1.title`. */
export function fieldOf(key: SectionKey, path: string): FormField {
  for (const part of FORMS[key]) {
    const field = fieldIn(part, path);
    if (field) return field;
  }
  return { path, label: null };
}

/* Many fields have the same message, so each line of the summary names its field. */
function labelled(key: SectionKey, [wrong, message]: [path: string, message: string]) {
  if (wrong === '') return { id: '', message };
  const { path, label } = fieldOf(key, wrong);
  return { id: fieldId(path), message: label === null ? message : `${label} – ${message}` };
}

const schemaOf = (key: SectionKey) =>
  z.object({ content: z.preprocess((content) => cleaned(content as Value), SECTIONS[key]) });

/* Returns the errors of the check or of the refusal by field path; '' is the whole form. */
function wrongIn(found: Record<string, string>, failure: unknown): [path: string, message: string][] {
  const fields = failure ? fieldErrors(failure) : {};
  const isWhole = Boolean(failure) && Object.keys(fields).length === 0;
  return Object.entries({ ...found, ...fields, ...(isWhole ? { '': errorMessage(failure) } : {}) });
}

function useSectionEditor(section: SectionView, { save, readAgain, show }: ReturnType<typeof useSection>) {
  return useEditor<Text, SectionView>({
    view: section,
    blank: textOf(section),
    contentOf: textOf,
    nameOf: () => `site-content:${section.key}`,
    save: ({ content }, base) => save({ version: base?.version ?? 0, content: cleaned(content) }),
    read: readAgain,
    onSaved: show,
  });
}

/** State of a section's form. Typed text is kept after a refusal and after changes by others. */
export function useSectionForm(section: SectionView) {
  const { key } = section;
  const calls = useSection(key);
  const editor = useSectionEditor(section, calls);
  const [schema] = useState(() => schemaOf(key));
  const form = useSavedForm(editor, { schema });
  const [refusal, setRefusal] = useState<unknown>(null);
  const failure = editor.state.kind === 'failed' ? editor.state.error : refusal;
  const wrong = wrongIn(form.errorAt('content')?.types ?? {}, failure);
  const content = cleaned(editor.text.content);
  const preview = usePreview(async () => {
    setRefusal(null);
    if (!(await form.passes())) return null;
    const made = await calls.preview(content).catch(setRefusal);
    return made ? made.path : null;
  });
  return {
    ...editor,
    content: editor.text.content,
    isDirty: JSON.stringify(content) !== JSON.stringify(editor.view?.content),
    preview,
    errors: wrong.map((one) => labelled(key, one)),
    errorAt: (wanted: string) => wrong.find(([path]) => path === wanted)?.[1],
    tries: form.tries,
    change: (next: Value) => {
      preview.forget();
      setRefusal(null);
      form.field('content').onChange(next);
    },
    save: async () => {
      setRefusal(null);
      if (await form.save()) showToast({ title: strings.saved, tone: 'success' });
    },
    /** Continues from the section after an earlier version was restored. */
    restored: async (now: SectionView) => {
      await editor.takeSaved();
      editor.core.take(now);
    },
  };
}

/* Creates the address of the preview. */
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

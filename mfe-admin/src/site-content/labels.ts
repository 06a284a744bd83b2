import type { SectionKey } from '@psp/contracts/site-content';
import { type FormPart, FORMS, type Input } from './forms.ts';
import { strings } from './strings.ts';

/** The field of a section's form that a path of its content belongs to. */
export interface FormField {
  path: string;
  /** What the form calls it, with what it stands under; null for what the form does not show. */
  label: string | null;
}

const OF_FIGURE: Record<string, string> = {
  label: strings.figureLabel,
  source: strings.figureSource,
  value: strings.figureValue,
};

const under = (group: string, label: string) => `${group}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/* Several lines are one field. */
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

/** Finds the field by the path of what is wrong, such as `values.1.title`. */
export function fieldOf(key: SectionKey, path: string): FormField {
  for (const part of FORMS[key]) {
    const field = fieldIn(part, path);
    if (field) return field;
  }
  return { path, label: null };
}

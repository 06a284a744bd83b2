/* Without zod, for the domain and for pages. */

/** Field that a mail's text may name as `{{name}}`. */
export interface MailFieldName {
  name: string;
  /** True if the text cannot do without it. */
  isRequired: boolean;
}

const FIELD = /\{\{\s*([^{}\n]*?)\s*\}\}/g;
const TAG = /<\/?[a-z!][^>\n]*>/i;

/** Puts the values of fields into a text; values are not read for further fields. Unknown fields become empty. */
export const fillFields = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(FIELD, (_field, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));

/** Returns `{{name}}`. */
export const fieldMark = (name: string): string => `{{${name}}}`;

/* Number of edits (insertion, deletion, replacement) between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (other[to - 1] === letter ? 0 : 1);
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const SIMILAR = 3;
const LONGEST_NAME = 60;

function nearest(name: string, names: readonly string[]): string | null {
  if (name === '' || name.length > LONGEST_NAME) return null;
  const [best] = names
    .map((known) => ({ known, edits: distance(name.toLowerCase(), known) }))
    .filter(({ known, edits }) => edits <= Math.min(SIMILAR, known.length / 2))
    .toSorted((one, other) => one.edits - other.edits);
  return best?.known ?? null;
}

const lineOf = (text: string, at: number): string => `rândul ${text.slice(0, at).split('\n').length}`;

function unknownIn(text: string, names: readonly string[]): string | null {
  for (const { 0: mark, 1: name = '', index } of text.matchAll(FIELD)) {
    if (names.includes(name)) continue;
    const meant = nearest(name, names);
    return `Câmp necunoscut: ${mark}, ${lineOf(text, index)}.${meant ? ` Ați vrut ${fieldMark(meant)}?` : ''}`;
  }
  return null;
}

function braceIn(text: string): string | null {
  const rest = text.replace(FIELD, (mark) => ' '.repeat(mark.length));
  const at = rest.search(/[{}]/);
  return at < 0
    ? null
    : `Câmp neterminat, ${lineOf(text, at)}. Un câmp se scrie cu două acolade: ${fieldMark('nume')}.`;
}

function tagIn(text: string): string | null {
  const found = TAG.exec(text);
  return found && `Textul este simplu, fără HTML: ${found[0].slice(0, LONGEST_NAME)}, ${lineOf(text, found.index)}.`;
}

/** Returns what is wrong with a text of a mail, with the field and its line, or null. `required`: false for subjects. */
export function mailTextProblem(text: string, fields: readonly MailFieldName[], required: boolean): string | null {
  const names = fields.map(({ name }) => name);
  const problem = unknownIn(text, names) ?? braceIn(text) ?? tagIn(text);
  if (problem || !required) return problem;
  const used = new Set([...text.matchAll(FIELD)].map(([, name]) => name));
  const missing = fields.find(({ name, isRequired }) => isRequired && !used.has(name));
  return missing ? `Lipsește câmpul ${fieldMark(missing.name)}.` : null;
}

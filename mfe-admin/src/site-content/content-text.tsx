import { FactList } from '@psp/features/facts/ui/fact-list';
import type { FormPart } from './forms.ts';
import { strings } from './strings.ts';
import { at, listAt, textAt, type Value } from './values.ts';

interface Line {
  path: string;
  label: string;
  text: string;
}

const FIGURE_SOURCES: Record<string, string> = { stated: 'declarată', computed: 'calculată' };

function linesOf(part: FormPart, content: Value): Line[] {
  const { path, label } = part;
  if (part.kind === 'figure') {
    const [name, value, source] = ['label', 'value', 'source'].map((key) => textAt(content, `${path}.${key}`));
    return [{ path, label, text: `${value} ${name} (${FIGURE_SOURCES[source ?? ''] ?? ''})` }];
  }
  if (part.kind === 'items') {
    return listAt(content, path).map((item, index) => ({
      path: `${path}.${index}`,
      label: `${label} ${index + 1}`,
      text: part.inputs.map((input) => textAt(item, input.path)).join('\n'),
    }));
  }
  const found = at(content, path);
  return [{ path, label, text: Array.isArray(found) ? found.map(String).join('\n') : textAt(content, path) }];
}

/** What a version of a section says, to be read. */
export function ContentText({ parts, content }: { parts: readonly FormPart[]; content: Value }) {
  const lines = parts.flatMap((part) => linesOf(part, content));
  const items = lines.map(({ path, label, text }) => ({ key: path, term: label, detail: text || strings.emptyValue }));
  return <FactList items={items} />;
}

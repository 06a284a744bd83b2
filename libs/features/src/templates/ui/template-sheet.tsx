import type { TemplateView } from '@psp/contracts/templates';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Filled = styled.mark`
  padding: 0 2px;
  border-radius: 2px;
  background: var(--fir-100);
  color: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Missing = styled(Filled)`
  background: var(--ochre-100);
  font-weight: 400;
`;
const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  padding: 9px 20px;
  border-block: 1px solid var(--line);
  color: var(--ink-muted);
`;
const Desk = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 20px;
  background: var(--sunken);
`;
const Sheet = styled.div`
  width: 100%;
  max-width: 620px;
  padding: 32px clamp(18px, 6%, 44px);
  border: 1px solid var(--line);
  background: var(--surface);
  line-height: 1.55;
  h3 { margin: 14px 0 2px; font-size: 1.0625rem; }
  p { margin: 0 0 10px; white-space: pre-line; overflow-wrap: anywhere; }
  ul { margin: 0 0 10px; padding-left: 24px; }
  table { width: 100%; border-collapse: collapse; }
  td { padding: 6px 8px; border: 1px solid var(--line); white-space: pre-line; overflow-wrap: anywhere; }
`;

/** What the colours of the preview mean. */
export function FieldKey({ fields }: Pick<TemplateView, 'fields'>) {
  const left = fields.filter(({ value }) => value === null).length;
  return (
    <Key>
      <Filled>{strings.taken}</Filled>
      {left > 0 ? <Missing>{strings.left(left)}</Missing> : null}
      <span>{strings.stays}</span>
    </Key>
  );
}

type Values = ReadonlyMap<string, string | null>;
type Block = TemplateView['blocks'][number];
const FIELD = /(\{\{[^{}]*\}\})/;

/** Preview of the beginning of a filled document. */
export function TemplateSheet({ view: { blocks, fields, isCut } }: { view: TemplateView }) {
  const values: Values = new Map(fields.map(({ name, value }) => [name, value]));
  const keyed = blocks.map((block, index) => ({ key: `block-${index}`, block }));
  return (
    <Desk>
      <Sheet>
        {keyed.map(({ key, block }) => (
          <ShownBlock key={key} block={block} values={values} />
        ))}
      </Sheet>
      {isCut ? <span>{strings.isCut}</span> : null}
    </Desk>
  );
}

function ShownBlock({ block: { kind, texts }, values }: { block: Block; values: Values }) {
  const cells = texts.map((text, index) => ({ key: `cell-${index}`, words: <Words text={text} values={values} /> }));
  const words = cells.map((cell) => cell.words);
  if (kind === 'heading') return <h3>{words}</h3>;
  if (kind === 'item')
    return (
      <ul>
        <li>{words}</li>
      </ul>
    );
  if (kind === 'paragraph') return <p>{words}</p>;
  return (
    <table>
      <tbody>
        <tr>
          {cells.map((cell) => (
            <td key={cell.key}>{cell.words}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Words({ text, values }: { text: string; values: Values }) {
  return text.split(FIELD).map((part, index) => {
    const key = `part-${index}`;
    if (!FIELD.test(part)) return part;
    const value = values.get(part.slice(2, -2).trim().toLowerCase());
    return value ? <Filled key={key}>{value}</Filled> : <Missing key={key}>{part}</Missing>;
  });
}

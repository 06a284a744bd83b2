import type { TemplateView } from '@psp/contracts/templates';
import { screenOnly } from '@psp/design-system/print-style';
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
  h3 { margin: 18px 0 6px; font-size: 1.125rem; }
  p { margin: 0 0 10px; white-space: pre-line; overflow-wrap: anywhere; }
  ul { margin: 0 0 10px; padding-left: 24px; }
  table { width: 100%; margin: 10px 0 14px; border-collapse: collapse; }
  td { padding: 6px 8px; border: 1px solid var(--line); white-space: pre-line; overflow-wrap: anywhere; }
`;

/** What the colours of the preview mean. */
export function FieldKey({ fields }: Pick<TemplateView, 'fields'>) {
  const left = fields.filter(({ value }) => value === null).length;
  return (
    <Key {...screenOnly}>
      <Filled>{strings.taken}</Filled>
      {left > 0 ? <Missing>{strings.left(left)}</Missing> : null}
      <span>{strings.stays}</span>
    </Key>
  );
}

type Values = ReadonlyMap<string, string | null>;
type Block = TemplateView['blocks'][number];
interface Group {
  key: string;
  kind: Block['kind'];
  rows: string[][];
}
const FIELD = /(\{\{[^{}]*\}\})/;

/* Rows that follow each other are one table. */
const grouped = (blocks: readonly Block[]): Group[] =>
  blocks.reduce<Group[]>((groups, { kind, texts }, index) => {
    const last = groups.at(-1);
    if (kind === 'row' && last?.kind === 'row') last.rows.push(texts);
    else groups.push({ key: `block-${index}`, kind, rows: [texts] });
    return groups;
  }, []);

/** Preview of the beginning of a filled document. */
export function TemplateSheet({ view: { blocks, fields, isCut } }: { view: TemplateView }) {
  const values: Values = new Map(fields.map(({ name, value }) => [name, value]));
  return (
    <Desk>
      <Sheet>
        {grouped(blocks).map(({ key, kind, rows }) =>
          kind === 'row' ? (
            <Table key={key} rows={rows} values={values} />
          ) : (
            <Paragraph key={key} kind={kind} text={rows[0]?.join(' ') ?? ''} values={values} />
          ),
        )}
      </Sheet>
      {isCut ? <span>{strings.isCut}</span> : null}
    </Desk>
  );
}

const keyed = <T,>(items: readonly T[]) => items.map((item, index) => ({ key: `item-${index}`, item }));

function Table({ rows, values }: { rows: string[][]; values: Values }) {
  return (
    <table>
      <tbody>
        {keyed(rows).map(({ key, item: cells }) => (
          <tr key={key}>
            {keyed(cells).map((cell) => (
              <td key={cell.key}>
                <Words text={cell.item} values={values} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Paragraph({ kind, text, values }: { kind: Block['kind']; text: string; values: Values }) {
  const words = <Words text={text} values={values} />;
  if (kind === 'heading') return <h3>{words}</h3>;
  if (kind === 'paragraph') return <p>{words}</p>;
  return (
    <ul>
      <li>{words}</li>
    </ul>
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

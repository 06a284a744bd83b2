import { LINES_MAX, type OfferLine } from '@psp/contracts/offer-lines';
import { VAT_RATES } from '@psp/contracts/vat-rates';
import { Button } from '@psp/design-system/button';
import { useKeyedItems } from '@psp/design-system/keyed-items';
import { Stack } from '@psp/design-system/page';
import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import { LineSums } from '@psp/features/offers/ui/lines-list';
import { visuallyHidden } from '@psp/design-system/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Muted } from '../common/facts.tsx';
import { LineFields } from './line-fields.tsx';
import { isBlank, NEW_LINE, type LineProblems } from './lines.ts';
import { lines as words } from './field-strings.ts';
import { doubtfulCells, parsePastedLines } from './pasted-lines.ts';

const Group = styled.div`
  display: grid;
  gap: 12px;
  > ul { display: grid; gap: 16px; }
  > button { justify-self: start; }
  /* Only the first row shows its labels, as column names; the buttons beside its fields are lowered to match. */
  @media (min-width: 1280px) {
    > ul { gap: 4px; }
    > ul > li + li label { ${visuallyHidden} }
    > ul > li:first-child { --names: calc(1.4rem + 4px); }
    > ul > li:first-child > :is(span, button) { margin-top: var(--names); }
  }
`;

const Problem = styled.p`
  margin: 0;
  color: var(--brick-700);
  font-weight: 600;
`;

interface LinesFieldProps {
  id: string;
  value: readonly OfferLine[];
  onChange: (lines: OfferLine[]) => void;
  /** Error about the lines as a whole. */
  error: string | undefined;
  problems: LineProblems;
}

interface LineChanges {
  put: (key: string, line: OfferLine) => void;
  remove: (key: string) => void;
}

/* Stable callbacks, so that an unchanged line is not rendered again. */
function useStableCallbacks({ put, remove }: LineChanges) {
  const latest = useRef({ put, remove });
  useEffect(() => {
    latest.current = { put, remove };
  });
  return {
    onLine: useCallback((key: string, line: OfferLine) => latest.current.put(key, line), []),
    onRemove: useCallback((key: string) => latest.current.remove(key), []),
  };
}

/* Adds pasted table rows as lines, all or none of them. */
function usePastedLines({ value, onChange }: Pick<LinesFieldProps, 'value' | 'onChange'>) {
  const [doubtful, setDoubtful] = useState<readonly string[]>([]);
  // Number of pasted rows that were refused.
  const [refused, setRefused] = useState(0);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const pasted = parsePastedLines(text);
    if (!pasted) return;
    event.preventDefault();
    const lines = [...value.filter((line) => !isBlank(line)), ...pasted];
    setRefused(lines.length > LINES_MAX ? pasted.length : 0);
    if (lines.length > LINES_MAX) return;
    setDoubtful((before) => [...before, ...doubtfulCells(text)]);
    onChange(lines);
  };
  return { doubtful, refused, paste };
}

/* A new line starts with the unit and VAT rate of the previous one. */
const lineAfter = (before: OfferLine | undefined): OfferLine => {
  const { unit, vatRate } = before ?? { unit: '', vatRate: VAT_RATES[0] };
  return { ...NEW_LINE, unit, vatRate };
};

/* Enter in an input calls `then` instead of submitting the form. */
const onEnter = (then: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  then();
};

/** The lines of an offer, each with its own VAT rate. Enter in a line adds another one. */
export function LinesField({ id, value, onChange, error, problems }: LinesFieldProps) {
  const { keyed, change, put, remove, append, box, onClick } = useKeyedItems({ value, onChange });
  const { onLine, onRemove } = useStableCallbacks({ put, remove });
  const { doubtful, refused, paste } = usePastedLines({ value, onChange });
  const isFull = value.length >= LINES_MAX;
  const add = () => append(lineAfter(value.at(-1)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out
    <Group
      {...{ id, ref: box, onClick, onPaste: paste }}
      role="group"
      data-lines=""
      tabIndex={-1}
      aria-label={words.title}
      onKeyDown={onEnter(isFull ? () => {} : add)}
    >
      <SortableList
        items={keyed}
        keyOf={({ key }) => key}
        nameOf={(_, index) => words.line(index + 1)}
        onMove={(from, to) => change(movedItem(keyed, from, to))}
      >
        {({ key, item }, at) => (
          <LineFields
            line={item}
            id={key}
            at={at}
            problems={problems.at.get(at)}
            pasted={doubtful}
            onChange={onLine}
            onRemove={value.length > 1 ? onRemove : undefined}
          />
        )}
      </SortableList>
      <BelowLines lines={value} refused={refused} error={error} onAdd={isFull ? undefined : add} />
    </Group>
  );
}

interface BelowLinesProps {
  lines: readonly OfferLine[];
  refused: number;
  error: string | undefined;
  /** Undefined when no line can be added. */
  onAdd: (() => void) | undefined;
}

function BelowLines({ lines, refused, error, onAdd }: BelowLinesProps) {
  return (
    <>
      {onAdd ? (
        <Button variant="secondary" size="small" icon={<Plus aria-hidden />} onPress={onAdd}>
          {words.add}
        </Button>
      ) : null}
      {error ? <Problem>{error}</Problem> : null}
      <div role="status">{refused > 0 ? <Problem>{words.notPasted(refused)}</Problem> : null}</div>
      <Stack gap={4}>
        <LineSums lines={lines} />
        <Muted>{words.rule}</Muted>
        <Muted>{words.paste}</Muted>
      </Stack>
    </>
  );
}

import { type ClipboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { controlStyle } from './control.ts';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { formatUnrounded } from './format.tsx';
import { doubtOf, parseNumber } from './number-text.ts';
import { useFilledIn } from './use-filled-in.ts';
import { words } from './words.ts';

const Line = styled.div`
  display: flex;
  align-items: stretch;
  max-width: 320px;
`;

const Input = styled.input<{ $joined: boolean }>`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  ${({ $joined }) => $joined && 'border-top-right-radius: 0; border-bottom-right-radius: 0;'}
`;

const Suffix = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 0 12px;
  border: 1px solid var(--control);
  border-left: 0;
  border-radius: 0 4px 4px 0;
  background: var(--sunken);
  color: var(--ink-muted);
  white-space: nowrap;
`;

const Doubt = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin: 4px 0 0;
  color: var(--ochre-700);
  font-size: 1rem;
  font-weight: 600;
`;

interface NumberFieldProps extends FieldProps<number | null> {
  /** Unit, shown and read after the number: "lei", "zile". */
  suffix?: string;
  /** False for integers, for which phones show a numeric keyboard. */
  hasDecimals?: boolean;
  /** True for a year, which has no dot between its digits. */
  isYear?: boolean;
  /** True where three decimals are usual: "1.250" is then questioned, as "1,250" is everywhere. */
  hasThousandths?: boolean;
  /** Texts pasted into several fields at once; the one that parses to the value is questioned as if it had been typed here. */
  pasted?: readonly string[];
}

/* Empty text is null. Invalid text is NaN, so that validation fails instead of omitting the amount. */
const read = (text: string, unit: string): number | null =>
  text.trim() === '' ? null : (parseNumber(text, unit) ?? Number.NaN);

/* Returns the typed or pasted text, and the other number that it may mean. */
function useNumberText({
  value,
  suffix = '',
  hasThousandths = false,
  isYear = false,
  pasted = [],
  onChange,
  onBlur,
}: NumberFieldProps) {
  const [draft, setDraft] = useState('');
  // What was typed, still known when the input already shows it formatted.
  const [typed, setTyped] = useState('');
  const format = isYear ? String : formatUnrounded;
  const formatted = value === null || Number.isNaN(value) ? '' : format(value);
  return {
    shown: Object.is(read(draft, suffix), value) ? draft : formatted,
    doubt: (typed ? [typed] : pasted)
      .filter((text) => Object.is(read(text, suffix), value))
      .map((text) => doubtOf(text, suffix, hasThousandths))
      .find((found) => found !== null),
    edit: (text: string) => {
      setDraft(text);
      setTyped(text);
      onChange(read(text, suffix));
    },
    leave: () => {
      if (parseNumber(draft, suffix) !== null) setDraft(formatted);
      onBlur?.();
    },
    writeOther: (other: number) => {
      setTyped('');
      setDraft(formatUnrounded(other));
      onChange(other);
    },
  };
}

/**
 * A number input in Romanian format ("15.000,5"). Invalid text stays in the input and has the value NaN. A number that can be
 * read in two ways is questioned at once, with a button that writes the other one.
 */
export function NumberField(props: NumberFieldProps) {
  const { shown, doubt, edit, leave, writeOther } = useNumberText(props);
  const ids = useFieldIds(props);
  const input = useFilledIn<HTMLInputElement>(shown, edit);
  const suffixId = `${ids.control}-suffix`;
  const write = (other: number) => {
    writeOther(other);
    document.getElementById(ids.control)?.focus();
  };
  return (
    <FieldFrame {...props} ids={ids}>
      <Line>
        <Input
          {...controlAttributes(ids, props)}
          ref={input}
          $joined={Boolean(props.suffix)}
          type="text"
          inputMode={props.hasDecimals === false ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-labelledby={props.suffix ? `${ids.label} ${suffixId}` : undefined}
          value={shown}
          onChange={(event) => edit(event.target.value)}
          onPaste={(event) => pasteCells(event, edit)}
          onBlur={leave}
        />
        {props.suffix ? <Suffix id={suffixId}>{props.suffix}</Suffix> : null}
      </Line>
      <div aria-live="polite">{doubt ? <Question {...doubt} onWrite={write} /> : null}</div>
    </FieldFrame>
  );
}

interface QuestionProps {
  question: string;
  other: number;
  onWrite: (other: number) => void;
}

function Question({ question, other, onWrite }: QuestionProps) {
  return (
    <Doubt>
      <span>{question}</span>
      <Button variant="secondary" size="small" onPress={() => onWrite(other)}>
        {words.writeOther(formatUnrounded(other))}
      </Button>
    </Doubt>
  );
}

/* An input drops line breaks, which would join the numbers of several cells into one. */
function pasteCells(event: ClipboardEvent, edit: (text: string) => void): void {
  const text = event.clipboardData.getData('text').trim();
  if (!/[\t\r\n]/.test(text)) return;
  event.preventDefault();
  edit(text.split(/[\t\r\n]+/).join('; '));
}

import { useState } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control.ts';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { formatUnrounded, parseNumber } from './format.tsx';

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

interface NumberFieldProps extends FieldProps<number | null> {
  /** Unit, shown and read after the number: "lei", "zile". */
  suffix?: string;
  /** False for integers, for which phones show a numeric keyboard. */
  hasDecimals?: boolean;
}

/* Empty text is null. Invalid text is NaN, so that validation fails instead of omitting the amount. */
const read = (text: string): number | null => (text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN));

/** A number input in Romanian format ("15.000,5"). Invalid text stays in the input and has the value NaN. */
export function NumberField(props: NumberFieldProps) {
  const [draft, setDraft] = useState('');
  const ids = useFieldIds(props);
  const suffixId = `${ids.control}-suffix`;
  const formatted = props.value === null || Number.isNaN(props.value) ? '' : formatUnrounded(props.value);
  const edit = (text: string) => {
    setDraft(text);
    props.onChange(read(text));
  };
  const leave = () => {
    if (parseNumber(draft) !== null) setDraft(formatted);
    props.onBlur?.();
  };
  return (
    <FieldFrame {...props} ids={ids}>
      <Line>
        <Input
          {...controlAttributes(ids, props)}
          $joined={Boolean(props.suffix)}
          type="text"
          inputMode={props.hasDecimals === false ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-labelledby={props.suffix ? `${ids.label} ${suffixId}` : undefined}
          value={Object.is(read(draft), props.value) ? draft : formatted}
          onChange={(event) => edit(event.target.value)}
          onBlur={leave}
        />
        {props.suffix ? <Suffix id={suffixId}>{props.suffix}</Suffix> : null}
      </Line>
    </FieldFrame>
  );
}

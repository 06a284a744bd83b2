import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control.ts';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { media } from './theme.tsx';
import { useFilledIn } from './use-filled-in.ts';

export interface Option {
  value: string;
  label: string;
}

const SelectBox = styled.div`
  position: relative;
  > svg { position: absolute; right: 12px; top: 12px; color: var(--ink-muted); pointer-events: none; }
`;

const Select = styled.select<{ $isEmpty: boolean }>`
  ${controlStyle}
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
  color: ${({ $isEmpty }) => ($isEmpty ? 'var(--ink-muted)' : 'var(--ink)')};
  option { color: var(--ink); }
  /* A long choice takes more lines on a phone, where it would be cut. */
  ${media.narrow} { white-space: normal; overflow-wrap: break-word; }
  &, &[aria-invalid='true'] { padding-right: 40px; }
`;

interface SelectFieldProps extends FieldProps<string> {
  options: readonly Option[];
  /** Label of the empty option, whose value is ''. */
  placeholder?: string;
}

/* Option selected in the server's HTML; browsers select the first by default. */
const drawnValue = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;

/**
 * A native select, the most usable one on phones and by keyboard. A choice made in the server-rendered select before
 * hydration is reported as a change.
 */
export function SelectField(props: SelectFieldProps) {
  const ids = useFieldIds(props);
  const select = useFilledIn<HTMLSelectElement>(props.value, props.onChange);
  const adopt = useEffectEvent(() => {
    const chosen = select.current?.value ?? '';
    if (select.current && chosen !== drawnValue(select.current) && chosen !== props.value) props.onChange(chosen);
  });
  useEffect(() => adopt(), []);
  return (
    <FieldFrame {...props} ids={ids}>
      <SelectBox>
        <Select
          {...controlAttributes(ids, props)}
          ref={select}
          $isEmpty={props.value === '' && props.placeholder !== undefined}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {props.placeholder === undefined ? null : <option value="">{props.placeholder}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown size={20} aria-hidden />
      </SelectBox>
    </FieldFrame>
  );
}

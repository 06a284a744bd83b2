import type { HTMLInputTypeAttribute } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control.ts';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export const Input = styled.input`${controlStyle}`;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

const DateInput = styled(Input)`
  max-width: 220px;
`;

interface InputExtras {
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  maxLength?: number;
  spellCheck?: boolean;
}

interface TextFieldProps extends FieldProps<string>, InputExtras {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'>;
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete, inputMode, maxLength, spellCheck } = props;
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <Input
        {...controlAttributes(ids, props)}
        {...{ type, placeholder, autoComplete, inputMode, maxLength, spellCheck }}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldProps<string> {
  rows?: number;
  placeholder?: string;
  maxLength?: number;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <Area
        {...controlAttributes(ids, props)}
        rows={props.rows ?? 5}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

interface DateFieldProps extends FieldProps<string> {
  /** ISO dates, `yyyy-mm-dd`. */
  min?: string;
  max?: string;
  autoComplete?: string;
}

/** A day; the value is ISO `yyyy-mm-dd`, or '' when empty. The browser draws and localises the calendar. */
export function DateField(props: DateFieldProps) {
  const { min, max, autoComplete } = props;
  const ids = useFieldIds(props);
  return (
    <FieldFrame {...props} ids={ids}>
      <DateInput
        {...controlAttributes(ids, props)}
        {...{ min, max, autoComplete }}
        type="date"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

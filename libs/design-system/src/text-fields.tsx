import type { HTMLInputTypeAttribute, KeyboardEventHandler } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control.ts';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { useFilledIn } from './use-filled-in.ts';

export const Input = styled.input`${controlStyle}`;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
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
  const input = useFilledIn<HTMLInputElement>(props.value, props.onChange);
  return (
    <FieldFrame {...props} ids={ids}>
      <Input
        {...controlAttributes(ids, props)}
        ref={input}
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
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const ids = useFieldIds(props);
  const area = useFilledIn<HTMLTextAreaElement>(props.value, props.onChange);
  return (
    <FieldFrame {...props} ids={ids}>
      <Area
        {...controlAttributes(ids, props)}
        ref={area}
        rows={props.rows ?? 5}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        value={props.value}
        onKeyDown={props.onKeyDown}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

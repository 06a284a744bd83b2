import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlAttributes, FieldError, type FieldProps, Hint, OptionalMark, useFieldIds } from './field.tsx';
import { bareFieldset } from './fieldset.ts';
import type { Option } from './select-field.tsx';
import { visuallyHidden } from './visually-hidden.ts';

const Group = styled.fieldset`
  ${bareFieldset}
  display: flex;
  flex-direction: column;
  gap: 4px;
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  margin-bottom: 4px;
  padding: 0;
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 44px;
  padding: 8px 0;
  cursor: pointer;
  &:has(:disabled) { color: var(--ink-muted); cursor: not-allowed; }
`;

/* A label may not contain block elements. */
const HintBelow = styled(Hint)`
  display: block;
`;

const Mark = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 2px 0 0;
  accent-color: var(--blue-600);
  cursor: inherit;
  &[aria-invalid='true'] { outline: 2px solid var(--brick-700); outline-offset: 1px; border-radius: 4px; }
  &[type='radio'] { border-radius: 50%; }
  &:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

interface RadioGroupProps extends FieldProps<string> {
  options: readonly Option[];
  /** Draws the options; `radioOf` gives the attributes of the input of a value. */
  children: (radioOf: (value: string) => ComponentProps<'input'>) => ReactNode;
}

/** The frame of radio buttons. The id is that of the first option, so that the error summary can focus it. */
export function RadioGroup(props: RadioGroupProps) {
  const ids = useFieldIds(props);
  const radioOf = (value: string): ComponentProps<'input'> => ({
    ...{ type: 'radio', name: props.name ?? ids.control, value, checked: props.value === value },
    id: value === props.options[0]?.value ? ids.control : undefined,
    disabled: props.isDisabled,
    onBlur: props.onBlur,
    onChange: () => props.onChange(value),
  });
  return (
    <Group
      role="radiogroup"
      aria-describedby={ids.describedBy}
      aria-labelledby={ids.label}
      aria-invalid={Boolean(props.error)}
    >
      <Legend id={ids.label} $hidden={props.isLabelHidden ?? false}>
        {props.label}
        <OptionalMark isOptional={props.isOptional} />
      </Legend>
      {props.hint ? <Hint id={ids.hint}>{props.hint}</Hint> : null}
      {props.children(radioOf)}
      {props.error ? <FieldError id={ids.error}>{props.error}</FieldError> : null}
    </Group>
  );
}

interface RadioFieldProps extends FieldProps<string> {
  options: readonly (Option & { hint?: ReactNode })[];
}

/** Radio buttons, one under the other. */
export function RadioField(props: RadioFieldProps) {
  return (
    <RadioGroup {...props}>
      {(radioOf) =>
        props.options.map(({ value, label, hint }) => (
          <Choice key={value}>
            <Mark {...radioOf(value)} />
            <span>
              {label}
              {hint ? <HintBelow as="span">{hint}</HintBelow> : null}
            </span>
          </Choice>
        ))
      }
    </RadioGroup>
  );
}

/** The label may contain a link ("Sunt de acord cu termenii"). */
interface CheckboxFieldProps extends Omit<FieldProps<boolean>, 'label' | 'isLabelHidden'> {
  label: ReactNode;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const ids = useFieldIds(props);
  return (
    <div>
      <Choice>
        <Mark
          {...controlAttributes(ids, props)}
          type="checkbox"
          checked={props.value}
          onChange={(event) => props.onChange(event.target.checked)}
        />
        <span>
          {props.label}
          <OptionalMark isOptional={props.isOptional} />
          {props.hint ? (
            <HintBelow as="span" id={ids.hint}>
              {props.hint}
            </HintBelow>
          ) : null}
        </span>
      </Choice>
      {props.error ? <FieldError id={ids.error}>{props.error}</FieldError> : null}
    </div>
  );
}

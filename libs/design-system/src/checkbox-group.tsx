import { styled } from 'styled-components';
import { CheckboxField } from './choice-fields.tsx';
import { FieldError, type FieldProps, Hint, OptionalMark, useFieldIds } from './field.tsx';
import { bareFieldset } from './fieldset.ts';
import type { Option } from './select-field.tsx';
import { media } from './theme.tsx';

const Group = styled.fieldset`
  ${bareFieldset}
`;

const Legend = styled.legend`
  margin-bottom: 4px;
  padding: 0;
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 24px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

interface CheckboxGroupFieldProps extends Omit<FieldProps<string[]>, 'isLabelHidden' | 'onBlur'> {
  options: readonly Option[];
}

/** A group of checkboxes. The id is that of the first one, so that the error summary can focus it. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { options, value, onChange, isDisabled } = props;
  const ids = useFieldIds(props);
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === option ? isChosen : value.includes(one))));
  return (
    <Group aria-describedby={ids.describedBy} aria-invalid={props.error ? true : undefined}>
      <Legend>
        {props.label}
        <OptionalMark isOptional={props.isOptional} />
      </Legend>
      {props.hint ? <Hint id={ids.hint}>{props.hint}</Hint> : null}
      <Choices>
        {options.map((option, index) => (
          <CheckboxField
            key={option.value}
            id={index === 0 ? ids.control : undefined}
            name={props.name}
            label={option.label}
            value={value.includes(option.value)}
            onChange={(isChosen) => toggle(option.value, isChosen)}
            isDisabled={isDisabled}
          />
        ))}
      </Choices>
      {props.error ? <FieldError id={ids.error}>{props.error}</FieldError> : null}
    </Group>
  );
}

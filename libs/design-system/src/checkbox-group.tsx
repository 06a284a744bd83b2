import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { CheckboxField } from './choice-fields.tsx';
import { FieldError, type FieldProps, Hint, OptionalMark, useFieldIds } from './field.tsx';
import { bareFieldset } from './fieldset.ts';
import type { Option } from './select-field.tsx';
import { media } from './theme.tsx';
import { visuallyHidden } from './visually-hidden.ts';

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

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/* The box itself is out of sight: what is chosen has a tick and a colour. */
const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 4px 14px;
  border: 1px solid var(--control);
  border-radius: 18px;
  background: var(--surface);
  cursor: pointer;
  input { ${visuallyHidden} }
  svg { display: none; }
  &:has(:checked) { padding-left: 10px; border-color: var(--blue-600); background: var(--blue-100); color: var(--blue-900); font-weight: 600; }
  &:has(:checked) svg { display: block; }
  &:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  &:has(:disabled) { color: var(--ink-muted); cursor: not-allowed; }
`;

const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-bottom: 8px;
`;

interface CheckboxGroupFieldProps extends Omit<FieldProps<string[]>, 'isLabelHidden' | 'onBlur'> {
  options: readonly Option[];
  /** Shows many short options as chips, with buttons that choose all and none. */
  chips?: { all: string; none: string };
}

/** A group of checkboxes. The id is that of the first one, so that the error summary can focus it. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { options, value, onChange, isDisabled, chips } = props;
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
      {chips ? (
        <Whole>
          <Button variant="quiet" size="small" onPress={() => onChange(options.map((one) => one.value))}>
            {chips.all}
          </Button>
          <Button variant="quiet" size="small" onPress={() => onChange([])}>
            {chips.none}
          </Button>
        </Whole>
      ) : null}
      {chips ? <ChipChoices {...props} id={ids.control} toggle={toggle} /> : null}
      <Choices>
        {(chips ? [] : options).map((option, index) => (
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

interface ChipChoicesProps extends Pick<CheckboxGroupFieldProps, 'options' | 'name' | 'value' | 'isDisabled'> {
  id: string;
  toggle: (option: string, isChosen: boolean) => void;
}

function ChipChoices({ options, name, value, isDisabled, id, toggle }: ChipChoicesProps) {
  return (
    <Chips>
      {options.map((option, index) => (
        <Chip key={option.value}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={name}
            checked={value.includes(option.value)}
            disabled={isDisabled}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <Check size={16} aria-hidden />
          {option.label}
        </Chip>
      ))}
    </Chips>
  );
}

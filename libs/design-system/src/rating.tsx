import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { FieldError, type FieldProps, Hint, useFieldIds } from './field.tsx';
import { bareFieldset } from './fieldset.ts';
import type { Option } from './select-field.tsx';
import { visuallyHidden } from './visually-hidden.ts';

const Group = styled.fieldset`
  ${bareFieldset}
`;

const Legend = styled.legend`
  padding: 0;
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 2px;
`;

const Choice = styled.label<{ $isOn: boolean }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 4px;
  color: ${({ $isOn }) => ($isOn ? 'var(--ochre-700)' : 'var(--control)')};
  cursor: pointer;
  svg { fill: ${({ $isOn }) => ($isOn ? 'var(--ochre-400)' : 'var(--surface)')}; }
  &:hover svg { fill: var(--ochre-100); }
  &:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: -2px; }
  input { ${visuallyHidden} }
  span { ${visuallyHidden} }
`;

const Chosen = styled.span`
  margin-left: 8px;
  font-weight: 600;
`;

type RatingFieldProps = Pick<
  FieldProps<string>,
  'label' | 'hint' | 'error' | 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'isDisabled'
> & {
  /** From worst to best, with their labels ("3 stele: bine"). */
  options: readonly Option[];
};

/** A star rating, implemented as radio buttons. */
export function RatingField(props: RatingFieldProps) {
  const ids = useFieldIds(props);
  const chosen = props.options.findIndex((option) => option.value === props.value);
  return (
    <Group
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-invalid={Boolean(props.error)}
    >
      <Legend id={ids.label}>{props.label}</Legend>
      {props.hint ? <Hint id={ids.hint}>{props.hint}</Hint> : null}
      <Choices>
        {props.options.map((option, index) => (
          <Choice key={option.value} $isOn={index <= chosen} title={option.label}>
            <input
              type="radio"
              id={index === 0 ? ids.control : undefined}
              name={props.name ?? ids.control}
              value={option.value}
              checked={option.value === props.value}
              disabled={props.isDisabled}
              onBlur={props.onBlur}
              onChange={() => props.onChange(option.value)}
            />
            <Star size={30} aria-hidden />
            <span>{option.label}</span>
          </Choice>
        ))}
        <Chosen aria-hidden>{props.options[chosen]?.label}</Chosen>
      </Choices>
      {props.error ? <FieldError id={ids.error}>{props.error}</FieldError> : null}
    </Group>
  );
}

import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { RadioGroup } from './choice-fields.tsx';
import type { FieldProps } from './field.tsx';
import type { Option } from './select-field.tsx';
import { visuallyHidden } from './visually-hidden.ts';

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
  const { options } = props;
  const chosen = options.findIndex(({ value }) => value === props.value);
  return (
    <RadioGroup {...props}>
      {(radioOf) => (
        <Choices>
          {options.map(({ value, label }, index) => (
            <Choice key={value} $isOn={index <= chosen} title={label}>
              <input {...radioOf(value)} />
              <Star size={30} aria-hidden />
              <span>{label}</span>
            </Choice>
          ))}
          <Chosen aria-hidden>{options[chosen]?.label}</Chosen>
        </Choices>
      )}
    </RadioGroup>
  );
}

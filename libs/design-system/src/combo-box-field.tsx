import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import { controlStyle, innerButtonStyle } from './control.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { popoverItemStyle, popoverStyle } from './popover-style.ts';
import type { Option } from './select-field.tsx';
import { words } from './words.ts';

const Line = styled.div`
  position: relative;
`;

const Input = styled(AriaInput)`
  ${controlStyle}
  &, &[aria-invalid='true'] { padding-right: 44px; }
`;

const Opener = styled(AriaButton)`${innerButtonStyle}`;

const List = styled(Popover)`
  ${popoverStyle}
  width: var(--trigger-width);
`;

const Items = styled(ListBox)`
  max-height: 320px;
  overflow: auto;
  outline: none;
`;

const Item = styled(ListBoxItem)`${popoverItemStyle}`;

export interface ComboBoxFieldProps extends FieldProps<string> {
  options: readonly Option[];
  placeholder?: string;
  /** Called with the typed text, for options loaded from a server; these are not filtered here. */
  onInputChange?: (text: string) => void;
  autoComplete?: string;
  /** The selected option when it is not in `options`; it is not offered otherwise. */
  kept?: Option;
}

/** A text input with suggestions, matched without regard to case and diacritics. */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const ids = useFieldIds(props);
  const { options, kept, onInputChange } = props;
  const isOffered = (label: string) => label !== kept?.label;
  return (
    <FieldFrame {...props} ids={ids}>
      <AriaScope>
        <ComboBox
          value={props.value || null}
          onChange={(key) => props.onChange(key === null ? '' : String(key))}
          onInputChange={onInputChange}
          defaultFilter={onInputChange ? isOffered : undefined}
          id={ids.control}
          name={props.name}
          menuTrigger="focus"
          onBlur={props.onBlur}
          isDisabled={props.isDisabled}
          isInvalid={Boolean(props.error)}
          validationBehavior="aria"
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
        >
          <Line>
            <Input placeholder={props.placeholder} autoComplete={props.autoComplete ?? 'off'} />
            <Opener aria-label={words.showSuggestions}>
              <ChevronDown size={20} aria-hidden />
            </Opener>
          </Line>
          <List offset={4}>
            <Items aria-label={props.label}>
              {(kept ? [...options, kept] : options).map(({ value, label }) => (
                <Item key={value} id={value} textValue={label}>
                  <span>{label}</span>
                  <Check size={18} aria-hidden data-check="" />
                </Item>
              ))}
            </Items>
          </List>
        </ComboBox>
      </AriaScope>
    </FieldFrame>
  );
}

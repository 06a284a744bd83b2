import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import type { Begun } from './combo-box-loader.tsx';
import { comboInputStyle, ComboLine } from './combo-box-style.ts';
import { controlStyle, innerButtonStyle } from './control.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { popoverItemStyle, popoverStyle } from './popover-style.ts';
import type { Option } from './select-field.tsx';
import { words } from './words.ts';

const Input = styled(AriaInput)`
  ${controlStyle}
  ${comboInputStyle}
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
export function ComboBoxField(props: ComboBoxFieldProps & { begun: Begun }) {
  const input = useRef<HTMLInputElement>(null);
  const [begun] = useState(props.begun);
  const ids = useFieldIds(props);
  const { options, kept, onInputChange } = props;
  // React Aria learns of the options too late to show the chosen one in a field that has the focus.
  const [chosen] = useState([...options, kept].find((option) => option?.value === props.value)?.label);
  const isOffered = (label: string) => label !== kept?.label;
  return (
    <FieldFrame {...props} ids={ids}>
      <AriaScope>
        <ComboBox
          value={props.value || null}
          defaultInputValue={begun.text ?? chosen}
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
          <ComboLine>
            <Input ref={input} placeholder={props.placeholder} autoComplete={props.autoComplete ?? 'off'} />
            <Opener aria-label={words.showSuggestions}>
              <ChevronDown size={20} aria-hidden />
            </Opener>
          </ComboLine>
          <GoOn input={input} begun={begun} />
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

interface GoOnProps {
  input: RefObject<HTMLInputElement | null>;
  begun: Begun;
}

/* Takes over from the plain input, with the caret after the typed text. */
function GoOn({ input, begun: { text, hasFocus } }: GoOnProps) {
  const state = useContext(ComboBoxStateContext);
  const isDone = useRef(!hasFocus);
  const takeOver = useEffectEvent(() => {
    if (isDone.current || !input.current) return;
    input.current.focus({ preventScroll: true });
    input.current.setSelectionRange(text?.length ?? 0, input.current.value.length);
  });
  useLayoutEffect(() => takeOver(), []);
  useEffect(() => {
    // React Aria learns of the options later, and opens no empty list.
    if (isDone.current || !state?.isFocused) return;
    isDone.current = state.isOpen;
    state.open(null, text === null ? 'focus' : 'input');
  }, [state, text]);
  return null;
}

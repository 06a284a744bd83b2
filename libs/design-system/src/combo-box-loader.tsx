import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentType, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ComboBoxFieldProps } from './combo-box-field.tsx';
import { comboInputStyle, ComboLine, ComboOpener } from './combo-box-style.ts';
import { controlAttributes, FieldFrame, useFieldIds } from './field.tsx';
import { Input } from './text-fields.tsx';
import { words } from './words.ts';

/** State of the plain input before the code of the combo box was loaded. */
export interface Begun {
  /** Typed text; null when nothing was typed. */
  text: string | null;
  hasFocus: boolean;
}

const PlainInput = styled(Input)`${comboInputStyle}`;

type Loaded = ComponentType<ComboBoxFieldProps & { begun: Begun }>;

/**
 * A text input with suggestions. Their code is larger than that of all other fields together, so it is loaded when the field is reached;
 * text typed until then is kept.
 */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const [loaded, setLoaded] = useState<{ Field: Loaded; hasFocus: boolean } | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const load = () =>
    import('./combo-box-field.tsx').then(
      ({ ComboBoxField: Field }) => setLoaded({ Field, hasFocus: document.activeElement === input.current }),
      () => undefined,
    );
  const edit = (text: string) => {
    setTyped(text);
    props.onInputChange?.(text);
  };
  const leave = () => {
    setTyped(null);
    props.onBlur?.();
  };
  const ids = useFieldIds(props);
  if (loaded) return <loaded.Field {...props} begun={{ text: typed, hasFocus: loaded.hasFocus }} />;
  const shown = [...props.options, props.kept].find((option) => option?.value === props.value)?.label ?? '';
  return (
    <FieldFrame {...props} ids={ids}>
      <ComboLine>
        <PlainInput
          {...controlAttributes(ids, props)}
          ref={input}
          type="text"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list to name yet
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'off'}
          value={typed ?? shown}
          onFocus={() => void load()}
          onChange={(event) => edit(event.target.value)}
          // Asks for a suggestion, not for the form to be sent.
          onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
          onBlur={leave}
        />
        <ComboOpener
          type="button"
          tabIndex={-1}
          aria-label={words.showSuggestions}
          disabled={props.isDisabled}
          onClick={() => input.current?.focus()}
        >
          <ChevronDown size={20} aria-hidden />
        </ComboOpener>
      </ComboLine>
    </FieldFrame>
  );
}

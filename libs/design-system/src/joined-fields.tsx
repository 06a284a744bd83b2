import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { controlAttributes, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { OwnText } from './own-text.ts';
import { Input } from './text-fields.tsx';
import { useFilledIn } from './use-filled-in.ts';

const Joined = styled.div`
  position: relative;
  > svg { position: absolute; left: 12px; top: 13px; color: var(--ink-muted); pointer-events: none; }
`;

const Reveal = styled.button`
  position: absolute;
  right: 4px;
  top: 4px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 10px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: var(--blue-700);
  font-size: 0.9375rem;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: var(--blue-50); }
`;

const PasswordInput = styled(Input)`
  &, &[aria-invalid='true'] { padding-right: 116px; }
`;

interface PasswordFieldProps extends FieldProps<string> {
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const ids = useFieldIds(props);
  const input = useFilledIn<HTMLInputElement>(props.value, props.onChange);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...props} ids={ids}>
      <Joined>
        <PasswordInput
          {...controlAttributes(ids, props)}
          ref={input}
          type={isShown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
        <Reveal type="button" aria-controls={ids.control} onClick={() => setShown(!isShown)}>
          <Icon size={18} aria-hidden />
          <OwnText>{isShown ? props.hideLabel : props.showLabel}</OwnText>
        </Reveal>
      </Joined>
    </FieldFrame>
  );
}

const SearchInput = styled(Input)`
  padding-left: 40px;
`;

interface SearchFieldProps extends FieldProps<string> {
  placeholder?: string;
}

/** A search input. What was changed in the server-rendered input before hydration is reported too. */
export function SearchField(props: SearchFieldProps) {
  const ids = useFieldIds(props);
  const input = useFilledIn<HTMLInputElement>(props.value, props.onChange);
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (props.value !== '' && typed !== props.value) props.onChange(typed);
  });
  useEffect(() => adopt(), []);
  return (
    <FieldFrame {...props} ids={ids}>
      <Joined>
        <Search size={18} aria-hidden />
        <SearchInput
          {...controlAttributes(ids, props)}
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={props.placeholder}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      </Joined>
    </FieldFrame>
  );
}

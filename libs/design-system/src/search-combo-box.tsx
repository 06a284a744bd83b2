import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import { VisuallyHidden } from './layout.tsx';
import { Navigation } from './site-link.tsx';

interface Suggestion {
  /** Key of the suggestion, and the address that it opens. */
  href: string;
  /** The suggestion as plain text. */
  label: string;
  content: ReactNode;
}

export interface SuggestionGroup {
  title: string;
  items: readonly Suggestion[];
}

export interface SearchComboBoxProps {
  /** Attributes of the input. */
  input: ComponentProps<'input'>;
  /** The plain input that this one replaces, taking over focus and caret. */
  replaces: HTMLInputElement;
  listLabel: string;
  groups: readonly SuggestionGroup[];
  /** The suggestion after all groups. */
  last: Suggestion;
  /** Paragraphs above the suggestions, or in their place. */
  notes: readonly string[];
  /** Announced when it changes. */
  status: string;
  value: string;
  onChange: (text: string) => void;
}

const showAll = () => true;

const Panel = styled(Popover)`
  width: min(460px, calc(100vw - 32px));
  overflow: auto;
  padding: 8px 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(14 42 76 / 16%);
  font-size: 1rem;
  line-height: 1.4;
`;

const Note = styled.p`
  padding: 8px 16px;
  color: var(--ink-muted);
`;

const Suggestions = styled(ListBox)`
  outline: none;
  section { padding-bottom: 4px; }
  section + section { padding-top: 8px; border-top: 1px solid var(--line); }
  header { padding: 4px 16px; color: var(--ink-muted); font-size: 0.9375rem; font-weight: 600; }

  a {
    display: block;
    min-height: 44px;
    padding: 8px 16px;
    color: var(--ink);
    text-decoration: none;
    outline: none;
  }
  a[data-hovered] { background: var(--blue-50); }
  a[data-focused] { background: var(--blue-100); box-shadow: inset 4px 0 0 var(--blue-600); }
  strong, small { display: block; overflow-wrap: anywhere; }
  strong { font-weight: 500; }
  small { color: var(--ink-muted); font-size: 0.9375rem; }
  > a {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 4px;
    border-top: 1px solid var(--line);
    color: var(--blue-700);
    font-weight: 600;
  }
  @media (forced-colors: active) { a[data-focused] { outline: 3px solid Highlight; outline-offset: -3px; } }
`;

/**
 * A search input that suggests links. Enter opens the focused suggestion; when none is focused it submits the form. The text is
 * cleared when a suggestion is opened.
 */
export function SearchComboBox(props: SearchComboBoxProps) {
  const { input, replaces, listLabel, groups, last, notes, status, value, onChange } = props;
  const navigate = use(Navigation);
  const open = (path: string) => {
    onChange('');
    navigate?.(path);
  };
  return (
    <Navigation value={open}>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <AriaScope>
        <ComboBox
          aria-label={input['aria-label']}
          name={input.name}
          inputValue={value}
          onInputChange={onChange}
          defaultFilter={showAll}
          allowsCustomValue
          allowsEmptyCollection
          shouldFocusWrap
        >
          <SearchInput {...input} replaces={replaces} hasSuggestions={groups.length > 0} />
          {value.trim() === '' ? null : (
            <Panel offset={8} placement="bottom end">
              {notes.map((note) => (
                <Note key={note}>{note}</Note>
              ))}
              {groups.length > 0 ? (
                <Suggestions aria-label={listLabel}>
                  {groups.map(({ title, items }) => (
                    <ListBoxSection key={title} id={title}>
                      <Header>{title}</Header>
                      {items.map(toItem)}
                    </ListBoxSection>
                  ))}
                  {toItem(last)}
                </Suggestions>
              ) : null}
            </Panel>
          )}
        </ComboBox>
      </AriaScope>
    </Navigation>
  );
}

const toItem = ({ href, label, content }: Suggestion) => (
  <ListBoxItem key={href} id={href} href={href} textValue={label}>
    {content}
  </ListBoxItem>
);

interface SearchInputProps extends ComponentProps<'input'> {
  replaces: HTMLInputElement;
  hasSuggestions: boolean;
}

function SearchInput({ replaces, hasSuggestions, ...attributes }: SearchInputProps) {
  const state = use(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  const [{ hasFocus, start, end }] = useState(() => ({
    hasFocus: document.activeElement === replaces,
    start: replaces.selectionStart,
    end: replaces.selectionEnd,
  }));
  const takeOver = useEffectEvent(() => {
    if (!hasFocus || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(start, end);
    state?.open(null, 'input');
  });
  useLayoutEffect(() => takeOver(), []);
  const isOpen = state?.isOpen ?? false;
  /* React Aria sets aria-hidden on the rest of the page while the list is open, links included. This attribute exempts it. */
  useLayoutEffect(() => {
    const page = isOpen ? input.current?.closest('body > *') : null;
    page?.setAttribute('data-react-aria-top-layer', 'true');
    return () => page?.removeAttribute('data-react-aria-top-layer');
  }, [isOpen]);
  /* The combobox prevents the submission while its panel is open. */
  const submit = ({ key, currentTarget, defaultPrevented }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter' && defaultPrevented && !currentTarget.hasAttribute('aria-activedescendant'))
      currentTarget.form?.requestSubmit();
  };
  return (
    <Input
      {...attributes}
      ref={input}
      aria-expanded={isOpen && hasSuggestions}
      onKeyDown={submit}
      onClick={() => state?.open(null, 'input')}
    />
  );
}

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
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { AriaScope } from './aria-scope.tsx';
import { VisuallyHidden } from './layout.tsx';
import { Note, Panel, Suggestions } from './search-combo-box-style.ts';
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

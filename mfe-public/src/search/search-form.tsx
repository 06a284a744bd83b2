import { SEARCH_MAX } from '@psp/contracts/search-limits';
import { Button } from '@psp/design-system/button';
import { controlStyle } from '@psp/design-system/control';
import { media } from '@psp/design-system/theme';
import { useFilledIn } from '@psp/design-system/use-filled-in';
import { useTypedText } from '@psp/remote/lists/typed-text';
import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  max-width: 720px;
  label { grid-column: 1 / -1; font-weight: 600; }
  input { ${controlStyle} }
  ${media.narrow} { gap: 6px 8px; }
`;

interface SearchFormProps {
  q: string;
  onSearch: (q: string, options: { isTyping: boolean }) => void;
}

/** Search field that searches while typing; without scripts the button submits the form. */
export function SearchForm({ q, onSearch }: SearchFormProps) {
  const [text, setText, submit] = useTypedText(q, onSearch);
  const input = useFilledIn<HTMLInputElement>(text, setText);
  const search = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Form role="search" action="/cautare" method="get" aria-label={strings.form} onSubmit={search}>
      <label htmlFor="search-text">{strings.field}</label>
      <input
        ref={input}
        id="search-text"
        name="q"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        enterKeyHint="search"
        data-takes-focus={q === '' ? '' : undefined}
      />
      <Button type="submit" icon={<Search aria-hidden />}>
        {strings.button}
      </Button>
    </Form>
  );
}

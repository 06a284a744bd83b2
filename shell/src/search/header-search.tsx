import { SEARCH_MAX } from '@psp/contracts/search-limits';
import { controlStyle } from '@psp/design-system/control';
import { media } from '@psp/design-system/theme';
import Search from 'lucide-react/icons/search';
import { type ComponentType, useState } from 'react';
import { Form, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { SuggestionsProps } from './suggestions.tsx';

/* Takes what the header leaves between its links and what stands at the right; an icon where that is too little for a field. */
const Place = styled.div`
  flex: 1 1 44px;
  min-width: 44px;
  max-width: 280px;
  margin-left: auto;
  container: search / inline-size;
  && + * { margin-left: 0; }
  ${media.narrow} { flex: 0 0 36px; min-width: 36px; }
`;

const Box = styled.div`
  position: relative;
  @container search (width < 132px) { display: none; }
`;

const Field = styled(Form)`
  position: relative;
  > svg { position: absolute; top: 13px; left: 12px; color: var(--ink-muted); pointer-events: none; }
  input { ${controlStyle} padding-left: 38px; }
`;

const Icon = styled(Link)`
  display: none;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: 4px;
  color: var(--ink);
  &:hover { background: var(--blue-50); color: var(--ink); }
  /* Reaches into the gaps beside it, so that the header stays one line at 320 px. */
  ${media.narrow} { margin-left: -4px; }
  @container search (width < 132px) { display: inline-flex; }
`;

/** The search of the header: a plain form, with suggestions whose code is fetched when the field is first used. */
export function HeaderSearch() {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const prepare = () => {
    if (Suggestions) return;
    // Without them the form still leads to the results.
    void import('./suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => undefined,
    );
  };
  return (
    <Place>
      <Box>
        <Field
          role="search"
          action="/cautare"
          method="get"
          aria-label={strings.form}
          onFocus={prepare}
          onInput={prepare}
        >
          <Search size={18} aria-hidden />
          <input
            ref={setInput}
            name="q"
            type="text"
            aria-label={strings.field}
            placeholder={strings.placeholder}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Field>
        {Suggestions && input ? <Suggestions input={input} onChosen={() => input.form?.reset()} /> : null}
      </Box>
      <Icon to="/cautare" aria-label={strings.open}>
        <Search size={22} aria-hidden />
      </Icon>
    </Place>
  );
}

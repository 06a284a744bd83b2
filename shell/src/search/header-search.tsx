import { SEARCH_MAX } from '@psp/contracts/search-limits';
import { controlStyle } from '@psp/design-system/control';
import { media } from '@psp/design-system/theme';
import Search from 'lucide-react/icons/search';
import { type ComponentType, type SyntheticEvent, useState } from 'react';
import { Form, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { SuggestionsProps } from './suggestions.tsx';

/* Fills the space between the header's links and its right side; shows an icon where a field does not fit. */
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

const input = {
  name: 'q',
  type: 'text',
  'aria-label': strings.field,
  placeholder: strings.placeholder,
  maxLength: SEARCH_MAX,
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const;

/** The header's search: a plain form whose input becomes a combobox on first use. */
export function HeaderSearch() {
  return (
    <Place>
      <Box>
        <Field role="search" action="/cautare" method="get" aria-label={strings.form}>
          <Search size={18} aria-hidden />
          <Input />
        </Field>
      </Box>
      <Icon to="/cautare" aria-label={strings.open}>
        <Search size={22} aria-hidden />
      </Icon>
    </Place>
  );
}

interface Loaded extends Pick<SuggestionsProps, 'replaces'> {
  Suggestions: ComponentType<SuggestionsProps>;
}

/* Fetches the code of the suggestions on focus. Without it the form still opens the page of results. */
function Input() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isComposing, setComposing] = useState(false);
  const load = ({ currentTarget: replaces }: SyntheticEvent<HTMLInputElement>) => {
    void import('./suggestions.tsx').then(
      ({ Suggestions }) => setLoaded({ Suggestions, replaces }),
      () => undefined,
    );
  };
  // Replacing the input during a composition would lose the composed text.
  if (loaded && !isComposing) return <loaded.Suggestions input={input} replaces={loaded.replaces} />;
  return (
    <input
      {...input}
      onFocus={load}
      onInput={load}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  );
}

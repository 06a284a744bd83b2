import type { ActView } from '@psp/contracts/legislation';
import { Button } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { TextField } from '@psp/design-system/text-fields';
import { useRef } from 'react';
import { strings } from './strings.ts';
import { hasTerms, termsOf } from './terms.ts';

interface ActSearchProps {
  act: ActView;
  /** Text of the field. */
  q: string;
  /** The text that is marked, which may follow the field later. */
  words: string;
  onChange: (q: string) => void;
}

/** Searches inside an act: counts the paragraphs with all words and moves the focus from one to the next. */
export function ActSearch({ act, q, words, onChange }: ActSearchProps) {
  const place = useRef(-1);
  const terms = termsOf(words);
  const found = act.articles.flatMap(({ paragraphs }) =>
    paragraphs.filter(({ text }) => hasTerms(text, terms)).map(({ anchor }) => anchor),
  );
  const next = () => {
    place.current = (place.current + 1) % found.length;
    document.getElementById(found[place.current] ?? '')?.focus();
  };
  return (
    <form
      role="search"
      aria-label={strings.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (found.length > 0) next();
      }}
    >
      <Row align="end" gap={8}>
        <TextField
          label={strings.search}
          value={q}
          onChange={(value) => {
            place.current = -1;
            onChange(value);
          }}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" isDisabled={found.length === 0}>
          {strings.next}
        </Button>
        <span role="status">{terms.length > 0 ? strings.foundCount(found.length) : ''}</span>
      </Row>
    </form>
  );
}

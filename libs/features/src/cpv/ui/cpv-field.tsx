import type { CpvView } from '@psp/contracts/cpv';
import { Button } from '@psp/design-system/button';
import { OwnText } from '@psp/design-system/own-text';
import { ComboBoxField } from '@psp/design-system/combo-box-loader';
import { Row } from '@psp/design-system/page';
import { errorMessage } from '@psp/remote/api-error';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FormField } from '../../forms/ui/use-fields.ts';
import { cpvQuery } from './queries.ts';
import { strings } from './strings.ts';

const Status = styled.div`
  color: var(--ink-muted);
  font-size: 1rem;
  &:not(:empty) { margin-top: 8px; }
`;

const SuggestedBox = styled.div`
  margin-top: 8px;
  p { color: var(--ink-muted); font-size: 1rem; }
  button { height: auto; padding-block: 6px; text-align: start; white-space: normal; }
`;

const optionOf = ({ code, name }: CpvView) => ({ value: code, label: `${code} ${name}`.trim() });

interface CpvFieldProps {
  field: Omit<FormField<string>, 'isDisabled'>;
  area: 'uat' | 'firma';
  /** The stored code with its name. */
  stored: CpvView | null;
  /** Codes offered without a search. */
  suggested?: readonly CpvView[] | undefined;
}

/** Field for a code of the Common Procurement Vocabulary, searched by digits or by words of its name. */
export function CpvField({ field, area, stored, suggested = [] }: CpvFieldProps) {
  const { value } = field;
  const [text, setText] = useState('');
  const [last, setLast] = useState(stored);
  const chosen = value === '' ? null : last?.code === value ? last : { code: value, name: '' };
  const isChosen = chosen !== null && text === optionOf(chosen).label;
  const q = useDeferredValue(isChosen ? '' : text.trim());
  const query = useQuery({ ...cpvQuery(area, q), enabled: q !== '', staleTime: Number.POSITIVE_INFINITY });
  const found = q === '' ? [] : (query.data?.items ?? []);
  const kept = chosen && !found.some(({ code }) => code === chosen.code) ? chosen : null;
  const choose = (code: string) => {
    setLast([...found, ...suggested].find((one) => one.code === code) ?? kept);
    field.onChange(code);
  };
  const requestFocus = useFocusWhen(value !== '', field.id);
  const takeSuggested = (code: string) => {
    requestFocus();
    choose(code);
  };
  const isNone = q !== '' && !query.isFetching && query.data !== undefined && found.length === 0;
  return (
    <div>
      <ComboBoxField
        {...field}
        label={strings.cpv}
        hint={strings.hint}
        options={found.map(optionOf)}
        kept={kept ? optionOf(kept) : undefined}
        onChange={choose}
        onInputChange={setText}
        isOptional
      />
      <Status role="status">
        {query.error ? <OwnText>{errorMessage(query.error)}</OwnText> : null}
        {isNone ? <OwnText>{strings.none}</OwnText> : null}
      </Status>
      {value === '' && suggested.length > 0 ? <Suggested codes={suggested} onTake={takeSuggested} /> : null}
    </div>
  );
}

/* Returns a function that requests the focus for the field with this id; it moves once a code is chosen. */
function useFocusWhen(isChosen: boolean, id: string): () => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isChosen || !isRequested.current) return;
    isRequested.current = false;
    document.getElementById(id)?.focus();
  }, [isChosen, id]);
  return () => {
    isRequested.current = true;
  };
}

interface SuggestedProps {
  codes: readonly CpvView[];
  onTake: (code: string) => void;
}

function Suggested({ codes, onTake }: SuggestedProps) {
  return (
    <SuggestedBox>
      <p>{strings.suggested}</p>
      <Row gap={8}>
        {codes.map((one) => (
          <Button key={one.code} variant="secondary" size="small" onPress={() => onTake(one.code)}>
            {optionOf(one).label}
          </Button>
        ))}
      </Row>
    </SuggestedBox>
  );
}

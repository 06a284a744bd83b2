import X from 'lucide-react/icons/x';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { useFocusAfterRemoval } from './focus-after-removal.tsx';
import { media } from './theme.tsx';

export { Pagination } from './pagination.tsx';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;
  > * { flex: 1 1 160px; min-width: 0; }
  > :first-child { flex-grow: 2; flex-basis: 240px; }
  > :only-child { max-width: 320px; }
  > button { flex: none; }
  ${media.narrow} { flex-direction: column; align-items: stretch; > *, > :first-child { flex: none; max-width: none; } }
  @media print { display: none; }
`;

interface FilterBarProps {
  /** Fields, the widest first, and a submit button last. */
  children: ReactNode;
  /** Accessible name of the form. */
  label?: string;
  onSubmit?: () => void;
}

export function FilterBar({ children, label, onSubmit }: FilterBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Bar role="search" aria-label={label} onSubmit={submit} noValidate>
      {children}
    </Bar>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 36px;
`;

const Chips = styled.ul`
  display: contents;
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid transparent;
  border-radius: 999px;
  background: var(--blue-100);
  color: var(--blue-700);
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  cursor: pointer;
  &:hover { border-color: var(--blue-600); }
`;

const Count = styled.div`
  margin-left: auto;
  color: var(--ink-muted);
  ${media.narrow} { flex-basis: 100%; margin: 0; }
`;

interface FilterChipsProps {
  chips: readonly { key: string; label: string }[];
  onRemove: (key: string) => void;
  clearLabel: string;
  onClear: () => void;
  /** Accessible name of a chip's button: "Șterge filtrul Sibiu". Must contain the chip's label. */
  removeLabel: (label: string) => string;
  /** "21 de parteneri"; announced when it changes. */
  count: string;
}

/** The active filters, each removable, and the number of results. Moves the focus when a chip is removed. */
export function FilterChips({ chips, onRemove, clearLabel, onClear, removeLabel, count }: FilterChipsProps) {
  const line = useRef<HTMLDivElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const onPress = useFocusAfterRemoval(line, found, chips.map(({ key }) => key).join());
  return (
    <Line ref={line} onClickCapture={onPress}>
      {chips.length > 0 ? (
        <>
          <Chips role="list">
            {chips.map(({ key, label }) => (
              <li key={key}>
                <Chip type="button" aria-label={removeLabel(label)} onClick={() => onRemove(key)}>
                  {label}
                  <X size={16} aria-hidden />
                </Chip>
              </li>
            ))}
          </Chips>
          <Button variant="quiet" size="small" onPress={onClear}>
            {clearLabel}
          </Button>
        </>
      ) : null}
      <Count ref={found} role="status" tabIndex={-1}>
        {count}
      </Count>
    </Line>
  );
}

import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { useFocusAfterRemoval } from './focus-after-removal.tsx';
import { media } from './theme.tsx';

export { FilterBar } from './filter-bar.tsx';
export { Pagination } from './pagination.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  ${media.narrow} { min-height: 0; }
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
  margin-right: 4px;
  font-size: 1.0625rem;
  font-weight: 600;
  &:empty { display: none; }
`;

const Order = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  margin-left: auto;
  color: var(--ink-muted);
  font-size: 1rem;
  &:empty { display: none; }
  ${media.narrow} { margin: 0; }
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
  /** Explains the order; links to a feed. */
  order?: ReactNode;
}

/** The number of results, the active filters, each removable, and the order. Moves the focus when a chip is removed. */
export function FilterChips({ chips, onRemove, clearLabel, onClear, removeLabel, count, order }: FilterChipsProps) {
  const line = useRef<HTMLDivElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const onPress = useFocusAfterRemoval(line, found, chips.map(({ key }) => key).join());
  return (
    <Line ref={line} onClickCapture={onPress}>
      <Count ref={found} role="status" tabIndex={-1}>
        {count}
      </Count>
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
      <Order>{order}</Order>
    </Line>
  );
}

import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.tsx';
import { FieldError, type FieldProps, Hint, OptionalMark, useFieldIds } from './field.tsx';
import { useKeyedItems } from './keyed-items.ts';
import { movedItem, SortableList } from './sortable-list.tsx';
import { TextField } from './text-fields.tsx';
import { words } from './words.ts';

const Group = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  > * { min-width: 0; }
  > strong { font-size: 1rem; font-weight: 600; line-height: 1.4; }
  > ul { justify-self: stretch; display: grid; gap: 8px; }
`;

const Item = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  > :first-child { flex: 1; min-width: 0; }
`;

interface TextListFieldProps extends FieldProps<string[]> {
  /** Label of the button that adds an item. */
  add: string;
  /** Label of an item: "Punctul 2". */
  itemLabel: (number: number) => string;
  /** Maximum number of items. */
  most: number;
  maxLength: number;
}

/**
 * A list of single-line texts that can be added, removed and sorted; Enter in one adds the next. Empty texts are kept for the form to
 * remove.
 */
export function TextListField(props: TextListFieldProps) {
  const { label, hint, error, value, isDisabled, isOptional, add, itemLabel, most, maxLength } = props;
  const ids = useFieldIds(props);
  const { keyed, change, put, remove, append, box, onClick } = useKeyedItems(props);
  const next = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (value.length < most) append('');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand above its hint
    <Group
      ref={box}
      role="group"
      id={ids.control}
      tabIndex={-1}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      onClick={onClick}
      onKeyDown={next}
    >
      <strong id={ids.label}>
        {label}
        <OptionalMark isOptional={isOptional} />
      </strong>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {keyed.length > 0 ? (
        <SortableList
          items={keyed}
          keyOf={({ key }) => key}
          nameOf={({ item: text }, index) => text || itemLabel(index + 1)}
          onMove={(from, to) => change(movedItem(keyed, from, to))}
        >
          {({ key, item: text }, index) => (
            <Item>
              <TextField
                label={itemLabel(index + 1)}
                isLabelHidden
                value={text}
                maxLength={maxLength}
                isDisabled={isDisabled ?? false}
                onChange={(written) => put(key, written)}
              />
              <Button
                variant="quiet"
                icon={<Trash aria-hidden />}
                aria-label={words.removeItem(text || itemLabel(index + 1))}
                onPress={() => remove(key)}
              />
            </Item>
          )}
        </SortableList>
      ) : null}
      {value.length < most ? (
        <Button variant="quiet" icon={<Plus aria-hidden />} onPress={() => append('')}>
          {add}
        </Button>
      ) : null}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </Group>
  );
}

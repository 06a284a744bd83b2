import { Button } from '@psp/design-system/button';
import { FieldError } from '@psp/design-system/field';
import { useKeyedItems } from '@psp/design-system/keyed-items';
import { Row, Stack } from '@psp/design-system/page';
import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { editorStrings } from './editor-strings.ts';

const { rows: words } = editorStrings;

const SHOWN = 40;

const Box = styled.div`
  > ul, > div > ul { display: grid; gap: 12px; }
`;

const Item = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
`;

interface RowsFieldProps<Item> {
  id: string;
  /** Accessible name of the list. */
  label: string;
  value: readonly Item[];
  onChange: (value: Item[]) => void;
  /** Error of the whole list. */
  error?: string | undefined;
  most: number;
  full: string;
  add: string;
  blank: Item;
  nameOf: (number: number) => string;
  /** Renders the fields of a row. */
  children: (item: Item, put: (patch: Partial<Item>) => void, index: number) => ReactNode;
}

/** Rows of several fields that can be added, removed and sorted. */
export function RowsField<Item extends object>(props: RowsFieldProps<Item>) {
  const { id, label, value, error, most, full, add, blank, nameOf, children } = props;
  const { keyed, change, put, remove, append, box, onClick } = useKeyedItems(props);
  const [limit, setLimit] = useState(SHOWN);
  const hidden = Math.max(0, value.length - limit);
  const addRow = () => {
    setLimit(most);
    append({ ...blank });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the title of the card
    <Box ref={box} role="group" id={id} tabIndex={-1} aria-label={label} onClick={onClick}>
      <Stack gap={12}>
        {keyed.length > 0 ? (
          <SortableList
            items={keyed.slice(0, limit)}
            keyOf={({ key }) => key}
            nameOf={(_, index) => nameOf(index + 1)}
            onMove={(from, to) => change(movedItem(keyed, from, to))}
          >
            {({ key, item }, index) => (
              <Item>
                <Row justify="between">
                  <strong>{nameOf(index + 1)}</strong>
                  <Button
                    variant="quiet"
                    size="small"
                    icon={<Trash aria-hidden />}
                    aria-label={words.removeOne(nameOf(index + 1))}
                    onPress={() => remove(key)}
                  >
                    {words.remove}
                  </Button>
                </Row>
                {children(item, (patch) => put(key, { ...item, ...patch }), index)}
              </Item>
            )}
          </SortableList>
        ) : null}
        {hidden > 0 ? (
          <Button variant="quiet" onPress={() => setLimit(limit + SHOWN)}>
            {words.more(Math.min(hidden, SHOWN))}
          </Button>
        ) : null}
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        {value.length < most ? (
          <div>
            <Button variant="secondary" icon={<Plus aria-hidden />} onPress={addRow}>
              {add}
            </Button>
          </div>
        ) : (
          <p>{full}</p>
        )}
      </Stack>
    </Box>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useFocusAfterRemoval } from './focus-after-removal.tsx';

let appended = 0;

export interface Keyed<Item> {
  key: string;
  item: Item;
}

interface Items<Item> {
  value: readonly Item[];
  onChange: (value: Item[]) => void;
}

/**
 * Gives the items of a list keys that stay the same when the order changes; an item that changed elsewhere is recognised by its index.
 * The first field of an appended item gets the focus. `box` and `onClick` belong on the container of the `SortableList`.
 */
export function useKeyedItems<Item>({ value, onChange }: Items<Item>) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const isAdded = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const known = keys.length === value.length ? keys : value.map((_, index) => `at-${index}`);
  const keyed = value.map((item, index): Keyed<Item> => ({ key: known[index] ?? '', item }));
  const change = (items: readonly Keyed<Item>[]) => {
    setKeys(items.map(({ key }) => key));
    onChange(items.map(({ item }) => item));
  };
  const put = (key: string, item: Item) => change(keyed.map((one) => (one.key === key ? { key, item } : one)));
  const remove = (key: string) => change(keyed.filter((one) => one.key !== key));
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const items = box.current?.querySelectorAll('[data-key]');
    items?.[items.length - 1]?.querySelector('input')?.focus();
  }, [value.length]);
  const append = (item: Item) => {
    isAdded.current = true;
    appended += 1;
    change([...keyed, { key: `added-${appended}`, item }]);
  };
  return { keyed, change, put, remove, append, box, onClick: useFocusAfterRemoval(box, box, known.join()) };
}

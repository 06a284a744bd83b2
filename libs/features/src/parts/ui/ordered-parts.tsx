import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import type { CacheChanges } from '@psp/remote/act/answer';
import { useAct } from '@psp/remote/act/use-act';
import type { ReactNode } from 'react';

interface OrderedPartsProps<Item> {
  /** Queries of the cache that a new order changes. */
  cache: CacheChanges;
  /** Saves the order; resolves to the data of `cache.view`. */
  save: (ids: string[]) => Promise<unknown>;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  mayEdit: boolean;
  /** Title of the toast when the order could not be saved. */
  failed: string;
  children: (item: Item) => ReactNode;
}

/** Sortable list of parts; a new order is saved at once. */
export function OrderedParts<Item extends { id: string }>(props: OrderedPartsProps<Item>) {
  const { cache, save, items, nameOf, mayEdit, failed, children } = props;
  const send = (list: readonly Item[]) => save(list.map(({ id }) => id));
  const order = useAct<readonly Item[]>({ ...cache, send, failed });
  /* Shows the new order before the answer arrives. */
  const shown = order.isPending && order.input ? order.input : items;
  if (!mayEdit) return shown.map((item) => <div key={item.id}>{children(item)}</div>);
  return (
    <SortableList
      items={shown}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onMove={(from, to) => order.run(movedItem(shown, from, to))}
    >
      {children}
    </SortableList>
  );
}

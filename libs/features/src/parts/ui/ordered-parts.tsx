import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import type { CacheChanges } from '@psp/remote/act/answer';
import { useAct } from '@psp/remote/act/use-act';
import type { ReactNode } from 'react';

interface OrderedPartsProps<Item> {
  /** What another order changes in the query cache. */
  cache: CacheChanges;
  /** Saves the order; answers what `cache.view` holds. */
  save: (ids: string[]) => Promise<unknown>;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  mayEdit: boolean;
  /** What is told where the order could not be saved. */
  failed: string;
  children: (item: Item) => ReactNode;
}

/** The parts of a list in their order, which is saved as soon as one is moved. */
export function OrderedParts<Item extends { id: string }>(props: OrderedPartsProps<Item>) {
  const { cache, save, items, nameOf, mayEdit, failed, children } = props;
  const send = (list: readonly Item[]) => save(list.map(({ id }) => id));
  const order = useAct<readonly Item[]>({ ...cache, send, failed });
  /* As it will be once the answer is here. */
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

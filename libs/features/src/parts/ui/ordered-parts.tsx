import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import { useAct } from '@psp/remote/act/use-act';
import type { ReactNode } from 'react';
import type { WholeOfLists } from './use-part.ts';

interface OrderedPartsProps<View, Item> {
  whole: WholeOfLists<View>;
  /** Where the list lies, below the address of the whole. */
  path: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  mayEdit: boolean;
  /** What is told where the order could not be saved. */
  failed: string;
  children: (item: Item) => ReactNode;
}

/** The parts of a list in their order, which is saved as soon as one is moved. */
export function OrderedParts<View, Item extends { id: string }>(props: OrderedPartsProps<View, Item>) {
  const { whole, path, items, nameOf, mayEdit, failed, children } = props;
  const send = (list: readonly Item[]) =>
    whole.order(
      path,
      list.map(({ id }) => id),
    );
  const order = useAct<readonly Item[]>({ ...whole.cache, send, failed });
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

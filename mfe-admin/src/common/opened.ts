/**
 * Returns the record whose dialog was opened as its list reads it now, so that an act refused as outdated can be sent again; the record
 * as it was opened when the list does not have it any more.
 */
export const presentOf = <Item>(opened: Item, items: readonly Item[] = [], keyOf: (item: Item) => string): Item =>
  items.find((item) => keyOf(item) === keyOf(opened)) ?? opened;

import { COMPANY_LIST_MAX, type CompanyList } from '@psp/contracts/company-names';
import type { OwnCompany } from '@psp/contracts/own-company';
import { CardBody } from '@psp/design-system/card';
import { ListCard } from '@psp/features/parts/ui/list-card';
import { OrderedParts } from '@psp/features/parts/ui/ordered-parts';
import { PartRow } from '@psp/features/parts/ui/part-row';
import { editButtonId, useEditing } from '@psp/features/parts/ui/use-editing';
import type { ReactNode } from 'react';
import type { SectionProps } from './company-part-form.tsx';
import { type CompanyPart, useWhole } from './queries.ts';
import { listStrings } from './list-strings.ts';
import { strings } from './strings.ts';

type Item<List extends CompanyList> = OwnCompany[List][number];

/** How the items of a list of the profile are shown and edited. */
export interface ListKind<List extends CompanyList, Text extends object> {
  list: List;
  textOf: (item: Item<List>) => Text;
  /** Text of a new item. */
  blank: () => Text;
  /** Every write returns the updated profile. */
  add: (text: Text, idempotencyKey: string) => Promise<OwnCompany>;
  save: (text: Text, id: string, version: number) => Promise<OwnCompany>;
  remove: (id: string, version: number) => Promise<OwnCompany>;
  order: (order: string[]) => Promise<OwnCompany>;
  schema: CompanyPart<Text>['schema'];
  describe: CompanyPart<Text>['describe'];
  nameOf: (item: Item<List>) => string;
  /** Lines under the name. */
  under: (item: Item<List>) => readonly string[];
  /** Content below these lines. */
  more?: (item: Item<List>, mayEdit: boolean) => ReactNode;
}

const itemsOf = <List extends CompanyList>(company: OwnCompany, list: List) => company[list] as Item<List>[];

/** The profile part of an item, or of a new one for null. */
const partOf = <List extends CompanyList, Text extends object>(
  { list, textOf, blank, add, save, schema, describe }: ListKind<List, Text>,
  item: Item<List> | null,
): CompanyPart<Text> => ({
  ...{ name: `${list}-${item?.id ?? 'new'}`, path: list, ...(item && { id: item.id }), isNew: item === null },
  ...{ saved: listStrings[list].saved, schema, describe },
  save: (text, version, idempotencyKey) => (item ? save(text, item.id, version) : add(text, idempotencyKey)),
  of: (company) => {
    if (!item) return { text: blank(), version: 0 };
    const found = itemsOf(company, list).find(({ id }) => id === item.id);
    return found ? { text: textOf(found), version: found.version } : null;
  },
});

interface ItemListProps<List extends CompanyList, Text extends object> extends SectionProps {
  kind: ListKind<List, Text>;
  form: (part: CompanyPart<Text>, close: (isSaved: boolean) => void) => ReactNode;
}

/** A list of the profile. Items are saved one by one, a new order at once. */
export function ItemList<List extends CompanyList, Text extends object>(props: ItemListProps<List, Text>) {
  const { company, mayEdit, kind, form } = props;
  const { list, nameOf } = kind;
  const { cache } = useWhole(company);
  const items = itemsOf(company, list);
  return (
    <ListCard
      id={list}
      title={strings.sections[list]}
      words={listStrings[list]}
      parts={items.map(({ id }) => id)}
      most={COMPANY_LIST_MAX}
      mayEdit={mayEdit}
      form={(close) => form(partOf(kind, null), close)}
    >
      {items.length > 0 ? (
        <CardBody>
          <OrderedParts
            cache={cache}
            save={kind.order}
            items={items}
            nameOf={nameOf}
            mayEdit={mayEdit}
            failed={listStrings[list].orderFailed}
          >
            {(item) => <ListItem {...props} item={item} />}
          </OrderedParts>
        </CardBody>
      ) : null}
    </ListCard>
  );
}

interface ListItemProps<List extends CompanyList, Text extends object> extends ItemListProps<List, Text> {
  item: Item<List>;
}

function ListItem<List extends CompanyList, Text extends object>({ item, ...props }: ListItemProps<List, Text>) {
  const { company, mayEdit, kind, form } = props;
  const { isOpen, open, close } = useEditing(editButtonId(item.id));
  const { cache } = useWhole(company);
  if (isOpen) return form(partOf(kind, item), close);
  return (
    <PartRow
      cache={cache}
      words={listStrings[kind.list]}
      id={item.id}
      name={kind.nameOf(item)}
      remove={() => kind.remove(item.id, item.version)}
      under={kind.under(item)}
      more={kind.more?.(item, mayEdit)}
      mayEdit={mayEdit}
      onEdit={open}
    />
  );
}

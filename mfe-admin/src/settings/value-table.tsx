import { Badge } from '@psp/design-system/badge';
import { Card, CardHeader } from '@psp/design-system/card';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { media } from '@psp/design-system/theme';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ActRow } from '../common/act-row.ts';
import { valueListStrings as strings } from './value-list-strings.ts';

/* On a narrow screen, from where the names of columns begin: all acts of a row stand in one line. */
const Acts = styled(ActRow)`
  ${media.narrow} { && { max-width: none; margin-left: -8rem; } }
`;

/** A value of a list: a category, a type. */
export interface ListedValue {
  slug: string;
  name: string;
  isOn: boolean;
}

interface ValueTableProps<Value> {
  title: string;
  values: readonly Value[];
  /** Where a value is used, in words. */
  used: (value: Value) => string;
  /** A column after the name. */
  more?: { label: string; of: (value: Value) => ReactNode };
  /** Act on the whole list. */
  action?: ReactNode;
  acts: (value: Value) => ReactNode;
}

/** Values of a list, with where they are used and whether they are offered; who may change them has their acts. */
export function ValueTable<Value extends ListedValue>(props: ValueTableProps<Value>) {
  const { title, values, used, more, action, acts } = props;
  const readsOnly = useIsReadOnly('settings');
  const id = useId();
  const columns = [
    { key: 'name', label: strings.name },
    ...(more ? [{ key: 'more', label: more.label }] : []),
    { key: 'used', label: strings.used },
    { key: 'state', label: strings.state },
    ...(readsOnly ? [] : [{ key: 'actions', label: strings.actions, isLabelHidden: true }]),
  ];
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} action={readsOnly ? null : action} />
      <Table caption={title} isCaptionHidden columns={columns} dense>
        {values.map((value) => (
          <Tr key={value.slug}>
            <Th>{value.name}</Th>
            {more ? <Td>{more.of(value)}</Td> : null}
            <Td>{used(value)}</Td>
            <Td>
              <Badge tone={value.isOn ? 'success' : 'closed'}>{value.isOn ? strings.on : strings.off}</Badge>
            </Td>
            {readsOnly ? null : (
              <Td isWhole>
                <Acts>{acts(value)}</Acts>
              </Td>
            )}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}

import type { MergePreview } from '@psp/contracts/merges';
import { MERGE_FIELDS, MERGE_GROUPS, type MergeField } from '@psp/contracts/merge-names';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { formatNumber } from '@psp/design-system/format';
import { VisuallyHidden } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { mergeStrings as strings } from './merge-strings.ts';
import { mergedValue } from './merge-values.ts';

interface FieldsProps {
  view: MergePreview;
  taken: readonly MergeField[];
  onTake: (fields: readonly MergeField[]) => void;
}

/** The values of both records, side by side; those of the record that goes can be taken. */
export function Fields({ view: { kept: ours, closed: theirs, fields, actions }, taken, onTake }: FieldsProps) {
  const canTake = actions.includes('merge');
  const take = (field: MergeField) => (isTaken: boolean) =>
    onTake(isTaken ? [...taken, field] : taken.filter((one) => one !== field));
  return (
    <Card>
      <CardHeader title={strings.data} />
      <CardBody>
        <Under>{fields.length === 0 ? strings.sameData : canTake ? strings.dataHint : strings.dataKept}</Under>
      </CardBody>
      {fields.length > 0 ? (
        <Table
          caption={strings.data}
          isCaptionHidden
          columns={[
            { key: 'field', label: strings.field },
            { key: 'kept', label: strings.keptOf(ours.name) },
            { key: 'closed', label: strings.closedOf(theirs.name) },
          ]}
        >
          {fields.map(({ field, kept, closed }) => (
            <Tr key={field}>
              <Th>{MERGE_FIELDS[field]}</Th>
              <Td>{mergedValue(field, kept)}</Td>
              <Td>
                {closed && canTake ? (
                  <CheckboxField
                    label={
                      <>
                        <VisuallyHidden>{strings.ofField(MERGE_FIELDS[field])}</VisuallyHidden>
                        {mergedValue(field, closed)}
                      </>
                    }
                    value={taken.includes(field)}
                    onChange={take(field)}
                  />
                ) : (
                  mergedValue(field, closed)
                )}
              </Td>
            </Tr>
          ))}
        </Table>
      ) : null}
    </Card>
  );
}

/** How many rows move and how many stay, by kind. */
export function Groups({ view: { groups } }: { view: MergePreview }) {
  return (
    <Card>
      <CardHeader title={strings.groups} />
      <CardBody>
        <Under>{groups.length > 0 ? strings.staysHint : strings.noGroups}</Under>
      </CardBody>
      {groups.length > 0 ? (
        <Table
          caption={strings.groups}
          isCaptionHidden
          dense
          columns={[
            { key: 'group', label: strings.group },
            { key: 'moved', label: strings.moved, align: 'end' },
            { key: 'stays', label: strings.stays, align: 'end' },
          ]}
        >
          {groups.map(({ group, moved, stays }) => (
            <Tr key={group}>
              <Th>{MERGE_GROUPS[group]}</Th>
              <Td align="end">{formatNumber(moved)}</Td>
              <Td align="end">{formatNumber(stays)}</Td>
            </Tr>
          ))}
        </Table>
      ) : null}
    </Card>
  );
}

import { type PriceList, setPrice as schema } from '@psp/contracts/dated-values';
import { PACKAGE_LABELS, PACKAGES } from '@psp/contracts/organisation-names';
import { TextField } from '@psp/design-system/text-fields';
import { Row, Stack } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { NewValue } from './new-value.tsx';
import { pricesQuery, values } from './value-queries.ts';
import { valueStrings } from './value-strings.ts';
import { ValuesTable } from './values-table.tsx';

const strings = valueStrings.prices;
const options = PACKAGES.map((value) => ({ value, label: PACKAGE_LABELS[value].name }));

/** Prices of the packages, as authorities read them. */
export function PricesTab() {
  const query = useQuery(pricesQuery);
  return (
    <Stack gap={20}>
      <p>{strings.lead}</p>
      <Loaded query={query}>{(list) => <Prices list={list} />}</Loaded>
    </Stack>
  );
}

function Prices({ list: { items } }: { list: PriceList }) {
  const readsOnly = useIsReadOnly('settings');
  return (
    <>
      {readsOnly ? null : (
        <Row>
          <NewValue
            label={strings.add}
            ofLabel={strings.of}
            options={options}
            blank=""
            schema={schema}
            send={(body) => values.call('POST /package-prices', { body })}
            query={pricesQuery}
          >
            {(field) => <TextField {...field} label={strings.value} hint={strings.valueHint} maxLength={80} />}
          </NewValue>
        </Row>
      )}
      {items.length === 0 ? (
        <p>{strings.none}</p>
      ) : (
        <ValuesTable
          caption={strings.caption}
          rows={items}
          ofLabel={strings.of}
          nameOf={({ of }) => PACKAGE_LABELS[of].name}
          valueLabel={strings.value}
          valueOf={({ value }) => value}
          query={pricesQuery}
          drop={(id) => values.call('POST /package-prices/:id/drop', { id })}
        />
      )}
    </>
  );
}

import { type DatedThreshold, setThreshold as schema, type ThresholdList } from '@psp/contracts/dated-values';
import { PURCHASE_KIND_LABELS, PURCHASE_KINDS } from '@psp/contracts/thresholds';
import { NumberField } from '@psp/design-system/number-field';
import { formatLei } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { Loaded } from '@psp/remote/loaded';
import { optionsOf } from '@psp/remote/options';
import { useQuery } from '@tanstack/react-query';
import { CorrectDay } from './correct-day.tsx';
import { DomainKinds } from './domain-kinds.tsx';
import { NewValue } from './new-value.tsx';
import { thresholdsQuery, values } from './value-queries.ts';
import { valueStrings } from './value-strings.ts';
import { ValuesTable } from './values-table.tsx';

const strings = valueStrings.thresholds;

/** Thresholds of direct purchases, and the kind of purchase of each domain. */
export function ThresholdsTab() {
  const query = useQuery(thresholdsQuery);
  return (
    <Stack gap={20}>
      <p>{strings.lead}</p>
      <Loaded query={query}>{(list) => <Thresholds list={list} />}</Loaded>
    </Stack>
  );
}

function Thresholds({ list: { items, domains } }: { list: ThresholdList }) {
  const readsOnly = useIsReadOnly('settings');
  return (
    <>
      {readsOnly ? null : (
        <Row>
          <NewValue
            label={strings.add}
            ofLabel={strings.of}
            options={optionsOf(PURCHASE_KIND_LABELS, PURCHASE_KINDS)}
            blank={null as number | null}
            schema={schema}
            missing={strings.valueMissing}
            send={(body) => values.call('POST /thresholds', { body })}
            query={thresholdsQuery}
          >
            {(field) => (
              <NumberField {...field} label={strings.value} hint={strings.valueHint} suffix="lei" hasDecimals />
            )}
          </NewValue>
        </Row>
      )}
      {items.some(isAssumed) ? <p>{strings.initial}</p> : null}
      <ValuesTable
        caption={strings.caption}
        rows={items}
        ofLabel={strings.of}
        nameOf={({ of }) => PURCHASE_KIND_LABELS[of]}
        valueLabel={strings.value}
        valueOf={({ value }) => formatLei(value)}
        acts={(row) => (row.isInitial ? <CorrectDay threshold={row} /> : null)}
        query={thresholdsQuery}
        drop={(id) => values.call('POST /thresholds/:id/drop', { id })}
      />
      <DomainKinds domains={domains} />
    </>
  );
}

/* Whether nobody has yet compared the first day with the law. */
const isAssumed = ({ isInitial, savedBy }: DatedThreshold): boolean => isInitial && savedBy === null;

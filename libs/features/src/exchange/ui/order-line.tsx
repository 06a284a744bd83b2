import type { ExchangeList, ExchangeQuery } from '@psp/contracts/exchange';
import { EXCHANGE_ORDERS, type ExchangeOrder } from '@psp/contracts/exchange-names';
import { Button } from '@psp/design-system/button';
import { RadioField } from '@psp/design-system/choice-fields';
import { Dialog } from '@psp/design-system/dialog';
import { NumberField } from '@psp/design-system/number-field';
import { OwnText } from '@psp/design-system/own-text';
import { Stack } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { useFilterNavigation } from '@psp/remote/lists/use-filter-navigation';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ExchangeArea, exchangeFilters, NEAR_MAX } from './area.ts';
import { FIRMA_ORDER_LABELS, ORDER_LABELS, strings } from './strings.ts';

const Line = styled.p`
  strong { color: var(--ink); font-weight: 650; }
  ${media.narrow} { padding-top: 4px; }
`;

const Change = styled.button`
  min-height: 24px;
  margin-left: 6px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--blue-600);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;
`;

interface OrderLineProps {
  area: ExchangeArea;
  filters: ExchangeQuery;
  /** Undefined until loaded. */
  near: ExchangeList['near'] | undefined;
}

/** Tells in which order the projects come, and which places count as alike. Members change both. */
export function OrderLine({ area, filters, near }: OrderLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Line as="div">
      <OwnText>
        <OrderText kind={area.kind} order={filters.order} near={near} />
      </OwnText>
      {area.kind === 'public' ? null : (
        <Change type="button" onClick={() => setOpen(true)}>
          {strings.change}
        </Change>
      )}
      {isOpen ? <OrderDialog area={area} filters={filters} onClose={() => setOpen(false)} /> : null}
    </Line>
  );
}

interface OrderTextProps extends Pick<ExchangeArea, 'kind'>, Pick<OrderLineProps, 'near'> {
  order: ExchangeOrder;
}

function OrderText({ kind, order, near }: OrderTextProps) {
  if (order === 'newest') return strings.byNewest;
  if (order === 'adopted') return strings.byAdopted;
  if (kind === 'firma') return strings.byWorked;
  if (near === null) return strings.nearUnknown;
  return (
    <>
      <OwnText>{`${strings.alikeFirst} `}</OwnText>
      <strong>{strings.alikePlaces}</strong>
      <OwnText>{near ? strings.nearRange(near.from, near.to) : ''}</OwnText>
    </>
  );
}

function OrderDialog({ area, filters, onClose }: Omit<OrderLineProps, 'near'> & { onClose: () => void }) {
  const show = useFilterNavigation(exchangeFilters(area));
  const [order, setOrder] = useState(filters.order);
  const [near, setNear] = useState<number | null>(filters.near ?? null);
  const labels = area.kind === 'firma' ? FIRMA_ORDER_LABELS : ORDER_LABELS;
  const isWrong = near !== null && !(Number.isInteger(near) && near >= 1 && near <= NEAR_MAX);
  const apply = () => {
    if (isWrong) return document.getElementById('near')?.focus();
    onClose();
    show({ ...filters, order, near: near ?? undefined, page: 1 });
  };
  return (
    <Dialog
      title={strings.ordering.title}
      isOpen
      onClose={onClose}
      footer={<Button onPress={apply}>{strings.ordering.apply}</Button>}
    >
      <Stack gap={16}>
        <RadioField
          id="order"
          label={strings.ordering.order}
          options={EXCHANGE_ORDERS.map((value) => ({ value, label: labels[value] }))}
          value={order}
          onChange={(value) => setOrder(value as ExchangeOrder)}
        />
        {area.kind === 'uat' ? (
          <NumberField
            id="near"
            label={strings.ordering.near}
            hint={strings.ordering.nearHint}
            error={isWrong ? strings.ordering.nearWrong : undefined}
            value={near}
            onChange={setNear}
            isOptional
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}

import { quantityWithUnit } from '@psp/contracts/unit-words';
import { formatUnrounded, plural } from '@psp/design-system/format';

export const strings = {
  count: (count: number) => plural(count, { one: 'poziție', few: 'poziții', other: 'poziții' }),
  noText: 'fără descriere',
  missing: '–',
  quantity: (quantity: number, unit: string) =>
    quantityWithUnit(quantity, formatUnrounded(quantity), unit).replaceAll(' ', '\u00a0'),
  each: (price: string) => `× ${price}`,
  rate: (rate: number) => `TVA ${rate}%`,
  withVat: (gross: string) => `${gross} cu TVA`,
  sum: 'Total fără TVA',
  vat: 'TVA',
  gross: 'Total cu TVA',
};

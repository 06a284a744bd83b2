/** The price with VAT in lei, rounded to bani; null while there is no price. `vatRate` in percent. */
export function priceWithVat(price: number | null, vatRate: number): number | null {
  if (price === null || !Number.isFinite(price)) return null;
  const bani = Math.round(price * 100);
  return (bani + Math.round((bani * vatRate) / 100)) / 100;
}

/** Reads an amount as it is being typed the Romanian way ("15.000,5"); null when it is no number yet. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s.\u00a0]/g, '').replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(plain)) return null;
  return Number(plain);
}

/** The price with VAT in lei, rounded to bani; null while there is no price. `vatRate` in percent. */
export function priceWithVat(price: number | null, vatRate: number): number | null {
  if (price === null || !Number.isFinite(price)) return null;
  const bani = Math.round(price * 100);
  return (bani + Math.round((bani * vatRate) / 100)) / 100;
}

import type { PurchaseContent } from '@psp/domain/sourcing/purchase-files/content';

const LONGEST_TEXT = 500;
const LONGEST_LIST = 100;
const CUT = ' […]';

function shortened<T>(value: T): T;
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? value.slice(0, LONGEST_TEXT) + CUT : value;
  if (Array.isArray(value)) return value.slice(-LONGEST_LIST).map((one) => shortened(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

/** The content with long texts and lists cut, lists to their last entries, so that it fits into a document whatever others wrote. All offers stay, as they are scored. */
export function brief(content: PurchaseContent): PurchaseContent {
  const { offers } = content.request;
  const cut = shortened(content);
  return offers ? { ...cut, request: { ...cut.request, offers: offers.map((offer) => shortened(offer)) } } : cut;
}

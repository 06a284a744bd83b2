import { Whole } from './cells.ts';

/* Matches texts that must not wrap at their hyphens. */
const KEPT = /(\bSP-\d{4}-\d{6}\b|\b[Ee]-mail\p{L}*)/u;

/** A text in which request numbers and "e-mail" do not wrap. */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(KEPT).map((text, at) => ({ key: `${at}`, text, isKept: at % 2 === 1 }));
  return parts.map(({ key, text, isKept }) => (isKept ? <Whole key={key}>{text}</Whole> : text));
}

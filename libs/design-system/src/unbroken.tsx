import { Whole } from './cells.ts';

/* A hyphen is no place to end a line in these. */
const KEPT = /(\bSP-\d{4}-\d{6}\b|\b[Ee]-mail\p{L}*)/u;

/** A text in which the numbers of requests, and "e-mail", stand on one line. */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(KEPT).map((text, at) => ({ key: `${at}`, text, isKept: at % 2 === 1 }));
  return parts.map(({ key, text, isKept }) => (isKept ? <Whole key={key}>{text}</Whole> : text));
}

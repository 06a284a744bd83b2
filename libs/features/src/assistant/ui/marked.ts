interface Part {
  text: string;
  isMarked: boolean;
}

/** Splits a text into the parts that are quoted and those between them, in order; quotes that are not in it mark nothing. */
export function markedParts(text: string, quotes: readonly string[]): Part[] {
  const places = quotes
    .map((quote) => ({ from: quote ? text.indexOf(quote) : -1, to: text.indexOf(quote) + quote.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((one, other) => one.from - other.from);
  const parts: Part[] = [];
  let end = 0;
  for (const { from, to } of places) {
    if (to <= end) continue;
    parts.push({ text: text.slice(end, Math.max(end, from)), isMarked: false });
    parts.push({ text: text.slice(Math.max(end, from), to), isMarked: true });
    end = to;
  }
  return [...parts, { text: text.slice(end), isMarked: false }].filter((part) => part.text !== '');
}

/** The first `most` UTF-16 units of a well-formed text, without half a character at the end: JSON columns refuse one. */
export const cutText = (text: string, most: number): string => {
  const start = text.slice(0, most);
  return start.isWellFormed() ? start : start.slice(0, -1);
};

/* A full stop after these does not end a sentence. */
const SHORT =
  /(?:^|[\s(„])(?:art|alin|lit|pct|nr|dl|dna|dvs|str|bl|ap|et|cca|ex|cf|etc|sf|jud|com|mun|loc|tel|cap|sect|anex|O\.U\.G|H\.G|O\.G)\.$/iu;

const END = /[.!?…]["”»)]*\s+(?=["„«(]?[\p{Lu}\d<[])|\n+/gu;

/** Longest sentence that is quoted whole, in characters; a longer one is cut at its semicolons. */
const LONGEST = 600;

const cutLong = (sentence: string): string[] =>
  sentence.length <= LONGEST
    ? [sentence]
    : sentence.split(/(?<=;)\s+/).flatMap((part) => (part.trim() ? [part.trim()] : []));

/** Sentences and lines of a text, as they stand in it. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    const sentence = text.slice(from, end).trim();
    if (!mark.includes('\n') && SHORT.test(sentence)) continue;
    if (sentence) sentences.push(sentence);
    from = end;
  }
  const last = text.slice(from).trim();
  return [...sentences, ...(last ? [last] : [])].flatMap(cutLong);
};

/** Renders each non-empty line of a text as a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\n+/).filter((line) => line.trim());
  return lines.map((line, index) => <p key={`${index}-${line.slice(0, 20)}`}>{line}</p>);
}

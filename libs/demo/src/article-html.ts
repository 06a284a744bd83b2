import type { ArticleSource } from './content/articles-source.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const blockOf = (line: string): string => {
  if (line.startsWith('## ')) return `<h2>${escaped(line.slice(3))}</h2>`;
  if (line.startsWith('- ')) return `<li>${escaped(line.slice(2))}</li>`;
  if (line.startsWith('> ')) return `<blockquote><p>${escaped(line.slice(2))}</p></blockquote>`;
  return `<p>${escaped(line)}</p>`;
};

/** The text of an article as HTML. */
export const htmlOf = ({ text }: Pick<ArticleSource, 'text'>): string =>
  text
    .split('\n')
    .map(blockOf)
    .join('')
    .replace(/(<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);

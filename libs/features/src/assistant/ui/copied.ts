import type { AssistantTurn } from '@psp/contracts/assistant';
import { type AssistantArea, passageHref } from './area.ts';
import { strings } from './strings.ts';

const marks = (citations: readonly number[]): string => citations.map((number) => ` [${number}]`).join('');

/** An answer as plain text, with the addresses of its passages. `origin`: of the portal, such as `https://portal.ro`. */
export function answerText(area: AssistantArea, { sentences, passages }: AssistantTurn, origin: string): string {
  const said = sentences.map(({ text, citations }) => `${text}${marks(citations)}`).join(' ');
  const sources = passages.map((passage) => {
    const name = [passage.title, passage.heading].filter((part) => part !== '').join(', ');
    return `[${passage.number}] ${name}: ${origin}${passageHref(area, passage)}`;
  });
  return [said, '', `${strings.sources}:`, ...sources].join('\n');
}

import { Readable } from 'node:stream';
import { formatMoment, formatSize } from '@psp/bff-kit/documents/format';
import type { TranscriptMessage } from '@psp/domain/communicating/messages/transcript';
import { strings } from './strings.ts';

const textOf = ({ at, author, organisation, body, files }: TranscriptMessage): string => {
  const named = files.map(({ name, size }) => `${name} (${formatSize(size)})`).join('; ');
  const lines = [strings.message(author, organisation, formatMoment(at)), body, named && strings.filesOf(named)];
  return `${lines.filter(Boolean).join('\n')}\n\n`;
};

async function* textsOf(pages: AsyncIterable<TranscriptMessage[]>): AsyncGenerator<string> {
  // Windows programs recognise UTF-8 by the byte order mark.
  yield '\uFEFF';
  for await (const page of pages) yield page.map(textOf).join('');
}

/** Creates the stream of a text file from pages of messages. */
export const messagesText = (pages: AsyncIterable<TranscriptMessage[]>): Readable => Readable.from(textsOf(pages));

/** One event of a stream. */
export interface StreamEvent {
  event: string;
  /** Place to resume from. */
  id: string;
  data: string;
}

function eventOf(block: string): StreamEvent | null {
  const fields: Partial<Record<string, string>> = {};
  for (const line of block.split('\n')) {
    const [name = '', value = ''] = line.split(/: ?(.*)/s);
    fields[name] = value;
  }
  const { event, id = '', data = '' } = fields;
  return event ? { event, id, data } : null;
}

/** Returns a parser for the text of a stream, in chunks of any length, that calls `take` for each event. */
export function createEventReader(take: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) take(event);
    }
  };
}

/** Reads a stream of events until it ends. Rejects if the connection breaks. */
export async function readEvents(body: ReadableStream<Uint8Array>, take: (event: StreamEvent) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read = createEventReader(take);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    read(decoder.decode(value, { stream: true }));
  }
}

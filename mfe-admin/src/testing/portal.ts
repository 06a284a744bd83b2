const { fetch } = globalThis;

export interface Call {
  /** "POST /api/admin/accounts/ioana/suspend" */
  call: string;
  body: unknown;
}

/** Answers every call with `answer`. Returns the list of writes, which grows. */
export function answerPortal(answer: unknown): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (url, init) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') calls.push({ call: `${method} ${String(url)}`, body: JSON.parse(String(init?.body)) });
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

export function portalAnswersNothing(): void {
  globalThis.fetch = fetch;
}

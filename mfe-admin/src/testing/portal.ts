const { fetch } = globalThis;

export interface Call {
  /** "POST /api/admin/accounts/ioana/suspend" */
  call: string;
  body: unknown;
}

const NO_REASONS = {
  ...{ version: 0, versions: [] },
  value: { application: [], article: [], solution: [], review: [], post: [], conversation: [], training: [] },
};

/** Answers every call with `answer`, apart from the read of ready reasons, of which there are none. Returns the list of writes, which grows. */
export function answerPortal(answer: unknown): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (url, init) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') calls.push({ call: `${method} ${String(url)}`, body: JSON.parse(String(init?.body)) });
    const answered = String(url).endsWith('/settings/reasons') ? NO_REASONS : answer;
    return new Response(JSON.stringify(answered), { headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

export function portalAnswersNothing(): void {
  globalThis.fetch = fetch;
}

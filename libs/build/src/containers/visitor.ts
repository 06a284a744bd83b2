const PASSWORD = 'Demo-Portal-2026';

/** A user of the demonstration with a session. */
export interface Visitor {
  /** Sends a GET request as this user. */
  get(path: string, options?: Pick<RequestInit, 'headers' | 'signal'>): Promise<Response>;
  /** Sends a POST request, which takes effect once however often it is sent with the same key. */
  post(path: string, body: object, key: string): Promise<Response>;
}

/** Signs in with a demonstration account. Throws when the portal refuses. */
export async function signIn(url: string, email: string): Promise<Visitor> {
  const json = { origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify({ grant_type: 'password', email, password: PASSWORD });
  const answer = await fetch(`${url}/api/identity/token`, { method: 'POST', headers: json, body });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    get: (path, { headers, signal } = {}) => fetch(url + path, { headers: { ...headers, cookie }, signal }),
    post: (path, content, key) =>
      fetch(url + path, {
        method: 'POST',
        headers: { ...json, cookie, 'idempotency-key': key },
        body: JSON.stringify(content),
      }),
  };
}

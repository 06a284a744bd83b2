import { hashPassword } from '@psp/domain/joining/accounts/password';
import { codeFor } from '@psp/domain/testing/authenticator';
import { type Person, type StoredPerson, storePerson } from '@psp/bff-kit/testing/people';
import { ORIGIN, type TestApp } from '@psp/bff-kit/testing/app';
import type { LightMyRequestResponse } from 'fastify';

export const PASSWORD = 'parola-corecta-2026';
export const REFRESH = { grant_type: 'refresh_token' };
const stored = hashPassword(PASSWORD);

/** Stores a user who can sign in with PASSWORD. */
export const member = async ({ orm }: TestApp, person: Person): Promise<StoredPerson> =>
  storePerson(orm, { ...person, passwordHash: await stored });

/** A browser that stores cookies and sends those whose path matches. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  private readonly portal: TestApp;
  private readonly address: string;
  private readonly origin: string;

  constructor(portal: TestApp, address = '127.0.0.1', origin = ORIGIN) {
    this.portal = portal;
    this.address = address;
    this.origin = origin;
  }

  /** Returns a browser with a copy of the cookies, such as that of a thief. */
  copy(): Browser {
    const copy = new Browser(this.portal, this.address, this.origin);
    for (const [name, cookie] of this.cookies) copy.cookies.set(name, cookie);
    return copy;
  }

  /** Names of the session's cookies. */
  get session(): string[] {
    return [...this.cookies.keys()].filter((name) => !/psp_(device|challenge)$/.test(name));
  }

  get(path: string): Promise<LightMyRequestResponse> {
    return this.send('GET', path);
  }

  /** Sends a background request, which a page sends without an action of the user. */
  poll(method: 'GET' | 'POST', path: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.send(method, path, method === 'POST' ? body : undefined, { 'x-background': '1' });
  }

  post(path: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', path, body);
  }

  put(path: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.send('PUT', path, body);
  }

  delete(path: string, body: object): Promise<LightMyRequestResponse> {
    return this.send('DELETE', path, body);
  }

  signIn(email: string, password = PASSWORD, screen: 'member' | 'admin' = 'member'): Promise<LightMyRequestResponse> {
    return this.post('/token', { grant_type: 'password', email, password, screen });
  }

  renew(): Promise<LightMyRequestResponse> {
    return this.post('/token', REFRESH);
  }

  signOut(scope: 'local' | 'others' | 'global'): Promise<LightMyRequestResponse> {
    return this.post('/logout', { scope });
  }

  /** Sends the code for the challenge of a sign-in, or for a proposed factor. */
  enterCode(code: string | undefined, challenge: 'sign-in' | 'enrolment' = 'sign-in'): Promise<LightMyRequestResponse> {
    return this.post('/factors/totp/verify', { code, challenge });
  }

  /** Signs in and enrols an authenticator; returns its secret and the last response. */
  async enrol(
    email: string,
    screen: 'member' | 'admin' = 'member',
  ): Promise<{ secret: string; answer: LightMyRequestResponse }> {
    const { challenge } = (await this.signIn(email, PASSWORD, screen)).json<{ challenge: { secret: string } }>();
    const { secret } = challenge;
    return { secret, answer: await this.enterCode(codeFor(secret)) };
  }

  private async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    extra: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const url = `/api/identity${path}`;
    const sent = [...this.cookies].filter(([, cookie]) => url.startsWith(cookie.path));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const headers = { origin: this.origin, ...extra, ...(cookie ? { cookie } : {}) };
    const remoteAddress = this.address;
    const response = await this.portal.app.inject({
      method,
      url,
      headers,
      remoteAddress,
      ...(payload ? { payload } : {}),
    });
    for (const { name, value, path: scope = '/', maxAge, expires } of response.cookies) {
      const isOver = maxAge === 0 || (expires && expires.getTime() <= Date.now());
      if (!isOver) this.cookies.set(name, { value, path: scope });
      else if (this.cookies.get(name)?.path === scope) this.cookies.delete(name);
    }
    return response;
  }
}

/** Returns the error code of a response. */
export const codeOf = (response: LightMyRequestResponse): string => response.json<{ code: string }>().code;

/** Returns a function that creates browsers with different IP addresses, so that limits by address do not apply. */
export function browsersFrom(portal: TestApp): () => Browser {
  let made = 0;
  return () => {
    made += 1;
    return new Browser(portal, `10.${20 + (made >> 16)}.${(made >> 8) & 255}.${made & 255}`);
  };
}

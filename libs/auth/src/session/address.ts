import type { Address, Area } from '@psp/contracts/operations';

let origin = '';

/** Sets the origin of API requests; '' (the default) for the page's own. */
export function setApiOrigin(value: string): void {
  origin = value.replace(/\/$/, '');
}

/** Returns the URL of an API path such as `/api/identity/session`. */
export function apiAddress(path: string): string {
  return `${origin}${path}`;
}

/**
 * Returns the URL of an operation, with the parameters of its path: `operationUrl('identity', 'POST /sessions/:id/end', { id })`.
 */
export function operationUrl(area: Area, address: Address, params: object = {}): string {
  const path = address.slice(address.indexOf('/'));
  return apiAddress(`/api/${area}${path.replace(/:(\w+)/g, (_, name: string) => String(Reflect.get(params, name)))}`);
}

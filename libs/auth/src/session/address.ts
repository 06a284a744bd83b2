let origin = '';

/** Sets the origin that API addresses are built on; '' (the default) means the origin of the page itself. */
export function setApiOrigin(value: string): void {
  origin = value.replace(/\/$/, '');
}

/** Turns an absolute API path such as `/api/identity/session` into the address to fetch. */
export function apiAddress(path: string): string {
  return `${origin}${path}`;
}

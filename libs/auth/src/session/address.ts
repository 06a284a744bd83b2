let origin = '';

/** Sets the origin of API requests; '' (the default) for the page's own. */
export function setApiOrigin(value: string): void {
  origin = value.replace(/\/$/, '');
}

/** Returns the URL of an API path such as `/api/identity/session`. */
export function apiAddress(path: string): string {
  return `${origin}${path}`;
}

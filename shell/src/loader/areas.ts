import { areaOfPath } from '@psp/auth/session/areas';
import type { Kind } from '@psp/contracts/common';

/** The part of the portal that one remote serves. */
export type Area = 'public' | Kind;

export const AREAS: readonly Area[] = ['public', 'uat', 'firma', 'admin'];

/** Addresses of the shell's own pages. */
const SHELL_PATHS: readonly string[] = [
  ...['/login', '/admin-login', '/notificari', '/organizatie'],
  ...['/cont', '/cont/securitate', '/cont/notificari', '/cont/date'],
];

/** The kind of organisation that may enter an area; null for everybody. */
export const kindOf = (area: Area): Kind | null => (area === 'public' ? null : area);

/** The area that serves a path; null for the shell's own pages. */
export function areaFor(path: string): Area | null {
  const [bare = '/'] = path.split(/[?#]/);
  const trimmed = bare.length > 1 ? bare.replace(/\/+$/, '') : bare;
  return SHELL_PATHS.includes(trimmed) ? null : (areaOfPath(bare) ?? 'public');
}

/** Name of an area's remote in the registry. */
export const remoteNameOf = (area: Area): string => `mfe_${area}`;

import { type PasswordReason, passwordProblems } from '@psp/contracts/passwords';
import { COUNTIES } from '@psp/contracts/taxonomies';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { DomainError } from '../../errors.ts';
import { romanianLetters } from '../../letters.ts';

/** On zxcvbn's scale of 0 to 4: 3 is "safely unguessable" with a slow hash. */
const SCORE_MIN = 3;
/** zxcvbn blocks the thread many times longer for longer texts; more characters never make a password weaker. */
const JUDGED_LENGTH = 48;

/** Words that Romanian users often build passwords from; zxcvbn has no Romanian list. */
const ROMANIAN = [
  ...[
    'parola',
    'parolamea',
    'primaria',
    'primarie',
    'primar',
    'comuna',
    'orasul',
    'municipiul',
    'judetul',
    'consiliul',
  ],
  ...['portal', 'romania', 'steaua', 'dinamo', 'bucuresti', 'iubire', 'teiubesc', 'fericire', 'viorel', 'mihaela'],
  ...['alexandru', 'andreea', 'cristina', 'gabriela', 'adriana', 'florin', 'ionut', 'bogdan', 'marius', 'catalin'],
  ...Object.values(COUNTIES).map((name) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')),
];

let lists: Promise<ZxcvbnFactory> | null = null;

/* Loaded lazily: the lists of known passwords take some megabytes. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: { ...dictionary, romanian: ROMANIAN }, graphs: adjacencyGraphs });
}

/** Returns why a password is too easy to guess; empty when it is strong. `personal`: texts about the user that others know. */
export async function judgePassword(typed: string, personal: readonly string[] = []): Promise<PasswordReason[]> {
  const password = romanianLetters(typed);
  const reasons = passwordProblems(password, personal);
  lists ??= load();
  const zxcvbn = await lists;
  if (zxcvbn.check(password.slice(0, JUDGED_LENGTH)).score < SCORE_MIN) reasons.push('common');
  return reasons;
}

/** Throws `weak_password` with the reasons for a password that is too easy to guess. */
export async function requireStrongPassword(password: string, personal: readonly string[] = []): Promise<void> {
  const reasons = await judgePassword(password, personal);
  if (reasons.length > 0) throw new DomainError('weak_password', { reasons });
}

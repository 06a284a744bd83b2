import { ATTRACTION_TYPES } from '@psp/contracts/attraction-types';
import {
  type AttractionContent,
  attractionContent,
  type CommunityProjectContent,
  communityProjectContent,
} from '@psp/contracts/community-bodies';
import { PROJECT_STATUS, type ProjectStatus } from '@psp/contracts/project-statuses';
import { romanianDay } from '@psp/contracts/romania';
import { WRONG } from './import-strings.ts';

export interface ImportedProject {
  name: string;
  content: CommunityProjectContent;
  state: { status: ProjectStatus; progress: number };
}
export interface ImportedAttraction {
  name: string;
  content: AttractionContent;
}

/** A problem of a row; `column` is null if it concerns the whole row. */
export type Wrong = [column: string | null, reason: string];
export type ReadRow<Item> = { item: Item } | { wrong: Wrong[] };
/** Returns the cell of a column, '' if there is none. */
type Cell = (column: string) => string;

/** Removes case and diacritics, so that names and labels can be compared. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const slugOf = <Slug extends string>(labels: Record<Slug, string>, typed: string): Slug | undefined =>
  (Object.keys(labels) as Slug[]).find((slug) => [slug, labels[slug]].some((name) => folded(name) === folded(typed)));

/* Converts 5.3.2026 to 2026-03-05; returns other text unchanged, for the schema to refuse. */
function dayOf(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(typed) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
}

interface Refusal {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

const wrongOf = (error: Refusal, columns: Readonly<Record<string, string>>): Wrong[] =>
  error.issues.map(({ path, message }) => [columns[String(path[0])] ?? null, message]);

export function readAttraction(cell: Cell): ReadRow<ImportedAttraction> {
  const type = slugOf(ATTRACTION_TYPES, cell('Tip'));
  const content = attractionContent.safeParse({
    ...{ name: cell('Denumire'), description: cell('Descriere'), type: type ?? 'istoric' },
  });
  const wrong = [
    ...(content.error ? wrongOf(content.error, { name: 'Denumire', description: 'Descriere' }) : []),
    ...(type ? [] : [['Tip', WRONG.type] satisfies Wrong]),
  ];
  return content.data && wrong.length === 0 ? { item: { name: content.data.name, content: content.data } } : { wrong };
}

const STATUSES = Object.fromEntries(
  Object.entries(PROJECT_STATUS).map(([status, { label }]) => [status, label]),
) as Record<ProjectStatus, string>;

/* Without a progress, a completed project has 100 and any other 0. */
function stateOf(cell: Cell): ReadRow<ImportedProject['state']> {
  const [typed, done] = [cell('Stadiu'), cell('Progres').replace(/%$/, '').trimEnd()];
  const status = typed === '' ? 'planning' : slugOf(STATUSES, typed);
  if (!status) return { wrong: [['Stadiu', WRONG.status]] };
  const progress = done === '' ? (status === 'completed' ? 100 : 0) : Number(done);
  if (!/^\d{0,3}$/.test(done) || progress > 100) return { wrong: [['Progres', WRONG.progress]] };
  if (status === 'planning' && progress !== 0) return { wrong: [['Progres', WRONG.planned]] };
  if (status === 'completed' && progress !== 100) return { wrong: [['Progres', WRONG.done]] };
  return { item: { status, progress } };
}

const PROJECT_COLUMNS = { title: 'Titlu', description: 'Descriere', startsOn: 'Început', endsOn: 'Sfârșit' };

export function readProject(cell: Cell, now: Date): ReadRow<ImportedProject> {
  const content = communityProjectContent.safeParse({
    ...{ title: cell('Titlu'), description: cell('Descriere') },
    ...{ startsOn: dayOf(cell('Început')) || romanianDay(now), endsOn: dayOf(cell('Sfârșit')) || null },
  });
  const state = stateOf(cell);
  const wrong = [
    ...(content.error ? wrongOf(content.error, PROJECT_COLUMNS) : []),
    ...('wrong' in state ? state.wrong : []),
  ];
  return content.data && 'item' in state
    ? { item: { name: content.data.title, content: content.data, state: state.item } }
    : { wrong };
}

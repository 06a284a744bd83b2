import {
  type AttractionContent,
  attractionContent,
  type CommunityProjectContent,
  communityProjectContent,
} from '@psp/contracts/community-bodies';
import { PROJECT_STATUS, type ProjectStatus } from '@psp/contracts/project-statuses';
import { romanianDay } from '@psp/contracts/romania';
import { type Cell, dayOf, slugOf, type Wrong, wrongOf } from '../../csv-table.ts';
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

export type ReadRow<Item> = { item: Item } | { wrong: Wrong[] };

/** Reads a row of attractions; `types`: names of the types that are offered. */
export function readAttraction(cell: Cell, types: Readonly<Record<string, string>>): ReadRow<ImportedAttraction> {
  const type = slugOf(types, cell('Tip'));
  const content = attractionContent.safeParse({
    ...{ name: cell('Denumire'), description: cell('Descriere'), type: type ?? 'istoric' },
  });
  const wrong = [
    ...(content.error ? wrongOf(content.error, { name: 'Denumire', description: 'Descriere' }) : []),
    ...(type ? [] : [['Tip', WRONG.type(Object.values(types))] satisfies Wrong]),
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

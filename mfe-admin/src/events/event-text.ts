import { type EditedEventView, type EventContent, eventContent } from '@psp/contracts/events';
import type { EventKind } from '@psp/contracts/event-names';
import {
  areTimes,
  clockOf,
  dayOf,
  EMPTY_SITTING,
  momentOf,
  rowOf,
  type SittingRow,
  sittingOf,
  TIME_PROBLEM,
  timeOf,
} from '@psp/features/sittings/ui/sittings';
import { strings } from './strings.ts';

/** Fields of the form of an event. */
export interface EventFields {
  kind: string;
  title: string;
  summary: string;
  body: string;
  sittings: SittingRow[];
  program: string;
  isOnline: boolean;
  place: string;
  countyCode: string;
  mapUrl: string;
  onlineUrl: string;
  price: number | null;
  seats: number | null;
  perOrganisation: number | null;
  closesAt: string;
  closesTime: string;
  readers: string;
  isPublic: boolean;
  hasCertificate: boolean;
  organiser: string;
  contact: string;
}

const EMPTY: EventFields = {
  ...{ kind: 'workshop', title: '', summary: '', body: '', organiser: 'Asociația PSP', contact: '' },
  ...{ sittings: [EMPTY_SITTING], program: '', isOnline: false, place: '', countyCode: '', mapUrl: '', onlineUrl: '' },
  ...{
    price: 0,
    seats: null,
    perOrganisation: null,
    closesAt: '',
    closesTime: '16:00',
    readers: 'everyone',
    isPublic: true,
    hasCertificate: false,
  },
};

const programLine = ({ startsAt, title, note }: EventContent['program'][number]): string =>
  `${timeOf(startsAt)} ${title}${note ? ` | ${note}` : ''}`;

/** Fields with the text of an event; those of a copy have no days, which are chosen anew. */
export const fieldsOf = (content: EditedEventView['content'] | null, isCopy: boolean): EventFields => {
  if (!content) return EMPTY;
  const { sittings, program, closesAt, countyCode, mapUrl, onlineUrl, ...rest } = content;
  const days = sittings.map(rowOf).map((row) => (isCopy ? { ...row, day: '' } : row));
  return {
    ...rest,
    ...{ sittings: days, program: program.map(programLine).join('\n') },
    ...{ countyCode: countyCode ?? '', mapUrl: mapUrl ?? '', onlineUrl: onlineUrl ?? '' },
    ...{ closesAt: isCopy ? '' : dayOf(closesAt), closesTime: timeOf(closesAt) },
  };
};

const LINE = /^(\S+)\s+([^|]+?)\s*(?:\|\s*(.*))?$/;

/* Parts of a programme, one a line. A time before that of the line above begins the next day. */
const programOf = (text: string, days: readonly SittingRow[]): EventContent['program'] => {
  let at = 0;
  let last = '';
  return text.split('\n').flatMap((line) => {
    const [, time = '', title = '', note = ''] = LINE.exec(line.trim()) ?? [];
    const clock = clockOf(time);
    if (line.trim() === '' || !clock) return [];
    if (clock < last) at += 1;
    last = clock;
    return [{ startsAt: momentOf((days[at] ?? days.at(-1))?.day ?? '', clock), title, note }];
  });
};

/** Problems that only the form knows: times and lines of the programme that cannot be read. */
export const checkFields = ({ sittings, closesTime, program }: EventFields) => {
  const lines = program.split('\n');
  const broken = lines.findIndex((line) => line.trim() !== '' && !clockOf(LINE.exec(line.trim())?.[1] ?? ''));
  return {
    sittings: areTimes(sittings) ? undefined : TIME_PROBLEM,
    closesTime: clockOf(closesTime) ? undefined : TIME_PROBLEM,
    program: broken >= 0 ? strings.problems.program(broken + 1) : undefined,
  };
};

/** Schema of the form: builds the request body and checks it by the contract. */
export const eventFormSchema = {
  safeParse: (values: unknown) => {
    const { sittings, program, closesAt, closesTime, ...rest } = values as EventFields;
    return eventContent.safeParse({
      ...rest,
      kind: rest.kind as EventKind,
      sittings: sittings.map(sittingOf),
      program: programOf(program, sittings),
      closesAt: momentOf(closesAt, closesTime),
    });
  },
};

import { type EditedEventView, type EventContent, type EventKind, eventContent } from '@psp/contracts/events';
import { romanianDay, romanianMoment, romanianTime } from '@psp/contracts/romania';
import { strings } from './strings.ts';

/** A day of an event as it is typed: yyyy-mm-dd and hh:mm. */
export interface DayRow {
  day: string;
  from: string;
  until: string;
}

/** Fields of the form of an event. */
export interface EventFields {
  kind: string;
  title: string;
  summary: string;
  body: string;
  sittings: DayRow[];
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

export const EMPTY_DAY: DayRow = { day: '', from: '10:00', until: '13:00' };
const EMPTY: EventFields = {
  ...{ kind: 'workshop', title: '', summary: '', body: '', organiser: 'Asociația PSP', contact: '' },
  ...{ sittings: [EMPTY_DAY], program: '', isOnline: false, place: '', countyCode: '', mapUrl: '', onlineUrl: '' },
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

const dayOf = (iso: string): string => romanianDay(new Date(iso));
const timeOf = (iso: string): string => romanianTime(new Date(iso));

const programLine = ({ startsAt, title, note }: EventContent['program'][number]): string =>
  `${timeOf(startsAt)} ${title}${note ? ` | ${note}` : ''}`;

/** Fields with the text of an event; those of a copy have no days, which are chosen anew. */
export const fieldsOf = (content: EditedEventView['content'] | null, isCopy: boolean): EventFields => {
  if (!content) return EMPTY;
  const { sittings, program, closesAt, countyCode, mapUrl, onlineUrl, ...rest } = content;
  const days = sittings.map(({ startsAt, endsAt }) => ({
    day: isCopy ? '' : dayOf(startsAt),
    from: timeOf(startsAt),
    until: timeOf(endsAt),
  }));
  return {
    ...rest,
    ...{ sittings: days, program: program.map(programLine).join('\n') },
    ...{ countyCode: countyCode ?? '', mapUrl: mapUrl ?? '', onlineUrl: onlineUrl ?? '' },
    ...{ closesAt: isCopy ? '' : dayOf(closesAt), closesTime: timeOf(closesAt) },
  };
};

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/* A time of the day as hh:mm; null for anything else. */
const clockOf = (text: string): string | null => {
  const [, hour, minute] = TIME.exec(text.trim()) ?? [];
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : null;
};

/* The moment of a typed day and time; the text itself when one of them is none, so that the schema names the problem. */
const momentOf = (day: string, time: string): string => {
  const clock = clockOf(time);
  try {
    return clock ? romanianMoment(day, clock).toISOString() : '';
  } catch {
    return day;
  }
};

const LINE = /^(\S+)\s+([^|]+?)\s*(?:\|\s*(.*))?$/;

/* Parts of a programme, one a line. A time before that of the line above begins the next day. */
const programOf = (text: string, days: readonly DayRow[]): EventContent['program'] => {
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
    sittings: sittings.every(({ from, until }) => clockOf(from) && clockOf(until)) ? undefined : strings.problems.time,
    closesTime: clockOf(closesTime) ? undefined : strings.problems.time,
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
      sittings: sittings.map(({ day, from, until }) => ({
        startsAt: momentOf(day, from),
        endsAt: momentOf(day, until),
      })),
      program: programOf(program, sittings),
      closesAt: momentOf(closesAt, closesTime),
    });
  },
};

import { romanianDay, romanianMoment, romanianTime } from '@psp/contracts/romania';
import { type TrainingContent, trainingContent } from '@psp/contracts/training';
import type { Schema } from '../../forms/ui/resolver.ts';

type Number = 'hours' | 'price' | 'discount' | 'seats' | 'completionShare';
type Choice = 'category' | 'format' | 'level' | 'countyCode' | 'onlineUrl';

/** Fields of the form of a course: sittings as lines "08.12.2026 14:00-18:00", the last day for enrolment as a day. */
export type TrainingFields = Omit<TrainingContent, Number | Choice | 'sittings' | 'closesAt'> &
  Record<Number, number | null> &
  Record<Choice | 'closesAt', string> & { sittings: string[] };

const SITTING = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\s+(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/;
const two = (digits = '') => digits.padStart(2, '0');

const momentOf = (day: string, time: string): string | null => {
  try {
    return romanianMoment(day, time).toISOString();
  } catch {
    // A day or hour that does not exist.
    return null;
  }
};

/** Reads a line as a sitting; null for another form. */
export const readSitting = (line: string): TrainingContent['sittings'][number] | null => {
  const [, day, month, year, fromHour, fromMinute, toHour, toMinute] = SITTING.exec(line.trim()) ?? [];
  if (!year) return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  const startsAt = momentOf(date, `${two(fromHour)}:${fromMinute}`);
  const endsAt = momentOf(date, `${two(toHour)}:${toMinute}`);
  return startsAt && endsAt ? { startsAt, endsAt } : null;
};

/** Writes a sitting as a line. */
export const sittingLine = ({ startsAt, endsAt }: TrainingContent['sittings'][number]): string => {
  const [year, month, day] = romanianDay(new Date(startsAt)).split('-');
  return `${day}.${month}.${year} ${romanianTime(new Date(startsAt))}-${romanianTime(new Date(endsAt))}`;
};

/** Lines that are not empty. */
export const linesOf = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

const LAST_MINUTE = '23:59';

/* Enrolment ends with its last day, but not after the course has begun. */
const closesAt = (day: string, sittings: TrainingContent['sittings']): string => {
  const end = momentOf(day, LAST_MINUTE) ?? day;
  const start = sittings[0]?.startsAt;
  return start && start < end && day === romanianDay(new Date(start)) ? start : end;
};

/** Checks the fields by the schema of the request body, which they are turned into. */
export const TRAINING_SCHEMA: Schema<TrainingContent> = {
  safeParse: (given) => {
    const values = given as TrainingFields;
    const sittings = linesOf(values.sittings).map((line) => readSitting(line) ?? { startsAt: line, endsAt: line });
    const curriculum = linesOf(values.curriculum);
    return trainingContent.safeParse({
      ...values,
      sittings,
      curriculum,
      closesAt: closesAt(values.closesAt, sittings),
    });
  },
};

const EMPTY: TrainingFields = {
  ...{ title: '', category: '', description: '', provider: '', format: '', level: '' },
  ...{ hours: null, price: null, discount: null, sittings: [''], closesAt: '', seats: null },
  ...{ place: '', countyCode: '', onlineUrl: '', curriculum: [''], instructorName: '', instructorAbout: '' },
  ...{ hasCertificate: true, completionShare: 100 },
};

/** Fields of a course; empty ones, with the provider, for a new one. */
export const trainingFields = (content: TrainingContent | null, provider: string): TrainingFields => {
  if (!content) return { ...EMPTY, provider };
  const { sittings, closesAt: closes, countyCode, onlineUrl, ...rest } = content;
  return {
    ...{ ...EMPTY, ...rest, countyCode: countyCode ?? '', onlineUrl: onlineUrl ?? '' },
    ...{ sittings: sittings.map(sittingLine), closesAt: romanianDay(new Date(closes)) },
  };
};

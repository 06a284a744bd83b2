import { type TrainingContent, trainingContent } from '@psp/contracts/training';
import type { Schema } from '../../forms/ui/resolver.ts';
import {
  areTimes,
  dayOf,
  EMPTY_SITTING,
  momentOf,
  rowOf,
  type SittingRow,
  sittingOf,
  TIME_PROBLEM,
} from '../../sittings/ui/sittings.ts';

type Number = 'hours' | 'price' | 'discount' | 'seats' | 'completionShare';
type Choice = 'category' | 'format' | 'level' | 'countyCode' | 'onlineUrl';

/** Fields of the form of a course: sittings as they are typed, the last day for enrolment as a day. */
export type TrainingFields = Omit<TrainingContent, Number | Choice | 'sittings' | 'closesAt'> &
  Record<Number, number | null> &
  Record<Choice | 'closesAt', string> & { sittings: SittingRow[] };

const LAST_MINUTE = '23:59';

/* Enrolment ends with its last day, but not after the course has begun. */
const closesAt = (day: string, sittings: TrainingContent['sittings']): string => {
  const end = momentOf(day, LAST_MINUTE);
  const start = sittings[0]?.startsAt;
  return start && start < end && day === dayOf(start) ? start : end;
};

/** Problems that only the form knows: times that cannot be read. */
export const checkTraining = ({ sittings }: TrainingFields) => (areTimes(sittings) ? {} : { sittings: TIME_PROBLEM });

/** Checks the fields by the schema of the request body, which they are turned into. */
export const TRAINING_SCHEMA: Schema<TrainingContent> = {
  safeParse: (given) => {
    const values = given as TrainingFields;
    const sittings = values.sittings.map(sittingOf);
    const curriculum = values.curriculum.map((line) => line.trim()).filter(Boolean);
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
  ...{ hours: null, price: null, discount: null, sittings: [EMPTY_SITTING], closesAt: '', seats: null },
  ...{ place: '', countyCode: '', onlineUrl: '', curriculum: [''], instructorName: '', instructorAbout: '' },
  ...{ hasCertificate: true, completionShare: 100 },
};

/** Fields of a course; empty ones, with the provider, for a new one. Those of a new run have no days. */
export const trainingFields = (content: TrainingContent | null, provider: string, isNewRun = false): TrainingFields => {
  if (!content) return { ...EMPTY, provider };
  const { sittings, closesAt: closes, countyCode, onlineUrl, ...rest } = content;
  const fields = { ...EMPTY, ...rest, countyCode: countyCode ?? '', onlineUrl: onlineUrl ?? '' };
  const rows = sittings.map(rowOf);
  return isNewRun
    ? { ...fields, sittings: rows.map((row) => ({ ...row, day: '' })), closesAt: '' }
    : { ...fields, sittings: rows, closesAt: dayOf(closes) };
};

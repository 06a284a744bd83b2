import { isDay } from '@psp/design-system/day';
import { formatDate } from '@psp/design-system/format';

/** Texts shared by several pages of the area. */
export const strings = {
  saving: 'Se salvează…',
  history: 'Istoric',
};

/** The day of a form in words, or the typed text when it is not a day. */
export const dayInWords = (day: string): string => (isDay(day) ? formatDate(day) : day);

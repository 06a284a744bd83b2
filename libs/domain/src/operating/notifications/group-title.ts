import { counted } from '@psp/contracts/counted';
import type { Event } from './catalogue.ts';

interface Group {
  title: string;
  about: string | null;
  count: number;
}

/** Title of a group of notifications of one event and subject: "3 oferte noi la SP-2026-000095"; a single one keeps its own title. */
export const groupTitle = ({ title, about, count }: Group, event: Event | undefined): string => {
  if (count === 1) return title;
  if (!event?.many) return `${title} (${count})`;
  return `${counted(count, title, event.many)}${about ? ` la ${about}` : ''}`;
};

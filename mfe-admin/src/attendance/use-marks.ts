import type { AttendanceMark, AttendanceSheet, Attendee, MarkOutcome, MarkResult } from '@psp/contracts/attendance';
import { MARKS_MAX, readTicket } from '@psp/contracts/attendance';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { accountDevice } from '@psp/remote/editor/device';
import { useReturn } from '@psp/remote/use-online';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, attendanceQuery } from './queries.ts';

const RETRY_MS = 15_000;
const TICKET_MAX = 40;

/** What the last mark came to. */
export interface Said {
  outcome: MarkOutcome;
  name: string | null;
  at: string | null;
  person: Attendee | undefined;
}

/* Marks kept on this device, in the order in which they were made. */
const keptIn = (text: string | null): AttendanceMark[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

const REFUSED: Partial<Record<Attendee['status'], MarkOutcome>> = {
  cancelled: 'cancelled',
  waitlisted: 'no_seat',
  offered: 'no_seat',
  requested: 'no_seat',
};
const isMissingConnection = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/* Marks that are not sent yet, kept on the device. */
function useKept(id: string) {
  const [device] = useState(() => accountDevice());
  const name = `attendance-${id}`;
  const [unsent, setUnsent] = useState(() => keptIn(device.read(name)));
  const queue = useRef(unsent);
  const keep = (marks: AttendanceMark[]) => {
    queue.current = marks;
    device.write(name, JSON.stringify(marks));
    setUnsent(marks);
  };
  return { unsent, queue, keep };
}

/* Sends the kept marks, again after a time without a connection. `onResults` receives the answers. */
function useSending(id: string, onResults: (results: readonly MarkResult[]) => void) {
  const client = useQueryClient();
  const { unsent, queue, keep } = useKept(id);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const sendNow = async () => {
    const marks = queue.current.slice(0, MARKS_MAX);
    if (marks.length === 0 || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const { results } = await api.call('POST /events/:id/attendance', { id, body: { marks } });
      setProblem('');
      // Before the marks leave the device, so that the ticks do not disappear for a moment.
      await client.invalidateQueries({ queryKey: attendanceQuery(id).queryKey });
      keep(queue.current.filter((mark) => !marks.includes(mark)));
      onResults(results);
    } catch (error) {
      setProblem(isMissingConnection(error) ? '' : errorMessage(error));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const send = useEffectEvent(sendNow);
  const isOnline = useReturn(() => void sendNow());
  const count = unsent.length;
  useEffect(() => {
    if (count === 0 || !isOnline) return;
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    return () => clearInterval(timer);
  }, [count, isOnline]);
  const add = (mark: AttendanceMark) => keep([...queue.current, mark]);
  return { unsent, add, problem, isOnline, isSending, sendAgain: () => void sendNow() };
}

/**
 * Marks of an attendance list. Each is kept on the device until the server has answered. `shown` are the people with the marks that are
 * not sent yet.
 */
export function useMarks(sheet: AttendanceSheet) {
  const [said, say] = useState<Said | null>(null);
  const { add, ...sending } = useSending(sheet.id, (results) => {
    const refused = results.find(({ outcome }) => outcome !== 'present' && outcome !== 'absent');
    if (refused) say({ ...refused, person: sheet.people.find(({ id }) => id === refused.registrationId) });
  });
  const shown = sheet.people.map((person) => withUnsent(person, sending.unsent));
  const mark = (person: Attendee, at: Omit<AttendanceMark, 'registrationId' | 'ticket' | 'at'>) => {
    const made = { ...at, registrationId: person.id, ticket: null, at: new Date().toISOString() };
    add(made);
    say({ outcome: at.isPresent ? 'present' : 'absent', name: person.name, at: made.at, person });
  };
  const markTicket = (typed: string, sitting: number, way: 'scan' | 'code') => {
    const ticket = readTicket(typed);
    const person = shown.find((one) => one.ticket === ticket);
    if (!person && sending.isOnline && ticket.length <= TICKET_MAX) {
      // The server knows the tickets of other events, and of registrations made since the list was read.
      add({ registrationId: null, ticket, sitting, isPresent: true, way, at: new Date().toISOString() });
      return say(null);
    }
    if (!person) return say({ outcome: 'unknown', name: null, at: null, person });
    const stored = person.marks.find((one) => one.sitting === sitting && one.isPresent);
    const refused = REFUSED[person.status] ?? (stored ? 'already' : null);
    if (refused) return say({ outcome: refused, name: person.name, at: stored?.at ?? null, person });
    mark(person, { sitting, isPresent: true, way });
  };
  return { shown, said, mark, markTicket, ...sending };
}

/** A person with the marks of this device that are not sent yet. */
const withUnsent = (person: Attendee, unsent: readonly AttendanceMark[]): Attendee & { waits: boolean } => {
  const own = unsent.filter(({ registrationId }) => registrationId === person.id);
  const marks = own.reduce(
    (all, { sitting, isPresent, way, at }) => [
      ...all.filter((one) => one.sitting !== sitting),
      { sitting, isPresent, way, at },
    ],
    person.marks,
  );
  return { ...person, marks, waits: own.length > 0 };
};

import type { AttendanceMark, AttendanceSheet, Attendee, MarkOutcome, MarkResult } from '@psp/contracts/attendance';
import { MARKS_MAX, readTicket } from '@psp/contracts/attendance';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { accountDevice } from '@psp/remote/editor/device';
import { useReturn } from '@psp/remote/use-online';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, attendanceQuery } from './queries.ts';

const RETRY_MS = 15_000;

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

/**
 * Marks of an attendance list. Each is kept on the device until the server has answered, and sent again after a time without a
 * connection. `shown` are the people with the marks that are not sent yet.
 */
export function useMarks(sheet: AttendanceSheet) {
  const client = useQueryClient();
  const [device] = useState(() => accountDevice());
  const name = `attendance-${sheet.id}`;
  const [unsent, setUnsent] = useState(() => keptIn(device.read(name)));
  const [said, say] = useState<Said | null>(null);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const queue = useRef(unsent);
  const keep = (marks: AttendanceMark[]) => {
    queue.current = marks;
    device.write(name, JSON.stringify(marks));
    setUnsent(marks);
  };
  const answered = async (sent: AttendanceMark[], results: readonly MarkResult[]) => {
    // Before the marks leave the device, so that the ticks do not disappear for a moment.
    await client.invalidateQueries({ queryKey: attendanceQuery(sheet.id).queryKey });
    keep(queue.current.filter((mark) => !sent.includes(mark)));
    const refused = results.find(({ outcome }) => outcome !== 'present' && outcome !== 'absent');
    if (refused) say({ ...refused, person: sheet.people.find(({ id }) => id === refused.registrationId) });
  };
  const isBusy = useRef(false);
  const sendNow = async () => {
    const marks = queue.current.slice(0, MARKS_MAX);
    if (marks.length === 0 || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const { results } = await api.call('POST /events/:id/attendance', { id: sheet.id, body: { marks } });
      setProblem('');
      await answered(marks, results);
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
  const shown = sheet.people.map((person) => withUnsent(person, unsent));
  const mark = (person: Attendee, at: Omit<AttendanceMark, 'registrationId' | 'ticket' | 'at'>) => {
    const made = { ...at, registrationId: person.id, ticket: null, at: new Date().toISOString() };
    keep([...queue.current, made]);
    say({ outcome: at.isPresent ? 'present' : 'absent', name: person.name, at: made.at, person });
  };
  const markTicket = (typed: string, sitting: number, way: 'scan' | 'code') => {
    const code = readTicket(typed);
    const person = shown.find(({ ticket }) => ticket === code);
    const stored = person?.marks.find((one) => one.sitting === sitting && one.isPresent);
    if (!person && isOnline && code.length <= 40) {
      // The server knows the tickets of other events, and of registrations made since the list was read.
      const made = { registrationId: null, ticket: code, sitting, isPresent: true, way, at: new Date().toISOString() };
      keep([...queue.current, made]);
      return say(null);
    }
    if (!person) return say({ outcome: 'unknown', name: null, at: null, person });
    const refused = REFUSED[person.status] ?? (stored ? 'already' : null);
    if (refused) return say({ outcome: refused, name: person.name, at: stored?.at ?? null, person });
    mark(person, { sitting, isPresent: true, way });
  };
  return { shown, unsent, said, problem, isOnline, isSending, mark, markTicket, sendAgain: () => void sendNow() };
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

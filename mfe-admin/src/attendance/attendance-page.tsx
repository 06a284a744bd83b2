import { fold } from '@psp/contracts/fold';
import type { AttendanceSheet } from '@psp/contracts/attendance';
import { Button } from '@psp/design-system/button';
import { SearchField } from '@psp/design-system/joined-fields';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { EmptyState } from '@psp/design-system/states';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import ScanLine from 'lucide-react/icons/scan-line';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdmitDialog } from './admit-dialog.tsx';
import { Outcome, People } from './people.tsx';
import { api, attendanceQuery } from './queries.ts';
import { ScanDialog } from './scan-dialog.tsx';
import { strings } from './strings.ts';
import { useMarks } from './use-marks.ts';

const Shows = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  overflow: hidden;
  button {
    min-height: 64px;
    padding: 8px;
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }
  button + button { border-left: 1px solid var(--line); }
  button[aria-pressed='true'] { border-bottom-color: var(--blue-600); }
  strong { display: block; font-size: 1.375rem; }
`;
/* Within the thumb's reach on a phone, however long the list is. */
const Bar = styled.div`
  display: flex;
  position: sticky;
  z-index: 1;
  bottom: 0;
  gap: 10px;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  background: var(--canvas);
  > :first-child { flex: 1; }
`;

const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  svg { flex: none; margin-top: 0.15em; }
`;

type Show = keyof typeof strings.shows;
const SHOWS = Object.keys(strings.shows) as Show[];
const COUNTED = ['confirmed', 'attended', 'absent'];

/** /admin/events/:id/prezenta: who came, ticked on a list or scanned at the door, also without a connection. */
export function AttendancePage() {
  usePageTitle(strings.title);
  const { id = '' } = useParams();
  const query = useQuery(attendanceQuery(id));
  return (
    <LoadedPage query={query} title={strings.title}>
      {(sheet) => <Sheet key={sheet.id} sheet={sheet} />}
    </LoadedPage>
  );
}

/* The sitting of today or the next one; the last one after the event. */
const currentSitting = ({ sittings }: AttendanceSheet): number => {
  const next = sittings.findIndex(({ endsAt }) => new Date(endsAt) > new Date());
  return next < 0 ? sittings.length - 1 : next;
};

function Sheet({ sheet }: { sheet: AttendanceSheet }) {
  const { id, title, sittings, canMark, status } = sheet;
  const [sitting, setSitting] = useState(() => currentSitting(sheet));
  const readsOnly = useIsReadOnly('events');
  const marks = useMarks(sheet);
  const canAct = canMark && !readsOnly;
  const outcome = (
    <Outcome said={marks.said} onUndo={(person) => marks.mark(person, { sitting, isPresent: false, way: 'tick' })} />
  );
  return (
    <Page width="narrow">
      <PageHeader
        title={title}
        lead={`${strings.title}, ${strings.at(sittings[sitting]?.startsAt ?? '')}`}
        breadcrumb={[{ label: strings.events, href: '/admin/events' }, { label: strings.title }]}
        actions={sheet.canClose && !readsOnly ? <CloseButton sheet={sheet} /> : null}
      />
      <Stack gap={16}>
        {status === 'cancelled' ? <Notice tone="warning">{strings.cancelled}</Notice> : null}
        {status === 'published' && !canMark ? <Notice tone="info">{strings.early}</Notice> : null}
        <Connection marks={marks} />
        {sittings.length > 1 ? (
          <SelectField
            label={strings.sitting}
            value={String(sitting)}
            onChange={(value) => setSitting(Number(value))}
            options={sittings.map(({ startsAt }, at) => ({
              value: String(at),
              label: strings.sittingOf(at, startsAt),
            }))}
          />
        ) : null}
        <List people={marks.shown} sitting={sitting} canAct={canAct} onMark={marks.mark} outcome={outcome} />
        {canAct ? <DoorBar id={id} sitting={sitting} marks={marks} outcome={outcome} /> : null}
      </Stack>
    </Page>
  );
}

type Marks = ReturnType<typeof useMarks>;

function Connection({ marks: { isOnline, unsent, problem, isSending, sendAgain } }: { marks: Marks }) {
  const count = unsent.length;
  const text = isOnline ? count > 0 && strings.unsent(count) : count > 0 ? strings.offline(count) : strings.offlineNone;
  return (
    <div role="status">
      {text && !problem ? (
        <Notice tone={isOnline ? 'info' : 'warning'}>
          <Line>
            {isOnline ? null : <WifiOff size={18} aria-hidden />}
            <span>{text}</span>
          </Line>
        </Notice>
      ) : null}
      {problem && count > 0 ? (
        <Notice tone="warning" title={strings.refused}>
          <p>{problem}</p>
          <Button variant="secondary" size="small" isPending={isSending} onPress={sendAgain}>
            {strings.sendAgain}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

interface ListProps {
  people: Marks['shown'];
  sitting: number;
  canAct: boolean;
  onMark: Marks['mark'];
  outcome: ReactNode;
}

function List({ people, sitting, canAct, onMark, outcome }: ListProps) {
  const [show, setShow] = useState<Show>('all');
  const [q, setQ] = useState('');
  const counted = people.filter(({ status }) => COUNTED.includes(status));
  const isPresent = ({ marks }: (typeof people)[number]) =>
    marks.some((one) => one.sitting === sitting && one.isPresent);
  const of: Record<Show, typeof people> = {
    present: counted.filter(isPresent),
    all: counted,
    missing: counted.filter((person) => !isPresent(person)),
  };
  const words = fold(q).split(/\s+/);
  const found = of[show].filter(({ name, organisation }) =>
    words.every((word) => fold(`${name} ${organisation}`).includes(word)),
  );
  if (counted.length === 0) return <EmptyState title={strings.emptyTitle}>{strings.emptyText}</EmptyState>;
  return (
    <>
      <Shows role="group" aria-label={strings.showsLabel}>
        {SHOWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === show} onClick={() => setShow(one)}>
            <strong>{of[one].length}</strong>
            <span>{strings.shows[one]}</span>
          </button>
        ))}
      </Shows>
      <SearchField label={strings.search} placeholder={strings.search} isLabelHidden value={q} onChange={setQ} />
      {outcome}
      {found.length > 0 ? (
        <People people={found} sitting={sitting} canAct={canAct} onMark={onMark} />
      ) : (
        <p role="status">{strings.noMatch}</p>
      )}
    </>
  );
}

interface DoorBarProps {
  id: string;
  sitting: number;
  marks: Marks;
  outcome: ReactNode;
}

function DoorBar({ id, sitting, marks, outcome }: DoorBarProps) {
  const [open, setOpen] = useState<'scan' | 'admit' | null>(null);
  return (
    <Bar>
      <Button icon={<ScanLine size={20} aria-hidden />} onPress={() => setOpen('scan')}>
        {strings.scan}
      </Button>
      <Button
        variant="secondary"
        icon={<Plus size={20} aria-hidden />}
        aria-label={strings.admit}
        isDisabled={!marks.isOnline}
        onPress={() => setOpen('admit')}
      />
      {open === 'scan' ? (
        <ScanDialog onCode={(code, way) => marks.markTicket(code, sitting, way)} onClose={() => setOpen(null)}>
          {outcome}
        </ScanDialog>
      ) : null}
      {open === 'admit' ? <AdmitDialog id={id} sitting={sitting} onClose={() => setOpen(null)} /> : null}
    </Bar>
  );
}

function CloseButton({ sheet: { id, hasCertificate, title } }: { sheet: AttendanceSheet }) {
  const act = useAct({
    send: () => api.call('POST /events/:id/attendance/close', { id }),
    view: attendanceQuery(id),
    refreshes: [['admin', 'events']],
    done: strings.ended,
    about: title,
  });
  return (
    <AskButton act={act} label={strings.end} title={strings.endTitle} variant="secondary">
      <p>{strings.endText}</p>
      {hasCertificate ? <p>{strings.endCertificates}</p> : null}
    </AskButton>
  );
}

import type { BadgeRule } from '@psp/contracts/company-names';
import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { dayInWords } from '../../day-in-words.ts';

interface Firm {
  id: string;
  name: string;
}

/* Missing conditions, worded for the end of a sentence. */
const LACKS: Record<BadgeRule, string> = {
  cui: 'CUI-ul verificat',
  register: 'numărul din registrul comerțului',
  certificate: 'un certificat valabil, cu fișier',
  contact: 'telefonul și e-mailul firmei',
};
const badge = { href: '/firma/profile' };

export const NOTIFICATIONS = catalogue(
  'partners',
  {
    kind: 'organisation',
    topic: 'organisation',
    subjects: sql`select id, name, id as firma, '2026-12-01' as "validUntil" from organisation
      where kind = 'firma' and status = 'approved'`,
  },
  {
    badgeAsked: event(
      { label: 'Insigna „Verificat” a fost cerută', kind: 'association', to: ['admin'], topic: null },
      ({ id, name }: Firm) => ({
        object: name,
        message: `„${name}” îndeplinește condițiile și așteaptă decizia.`,
        href: `/admin/users/organizatii/${id}`,
      }),
    ),
    badgeToReview: event(
      { label: 'O insignă „Verificat” trebuie revăzută', kind: 'association', to: ['admin'], topic: null },
      ({ id, name }: Firm) => ({
        object: name,
        message: `„${name}” nu mai îndeplinește toate condițiile. Decideți dacă păstrează insigna.`,
        href: `/admin/users/organizatii/${id}`,
      }),
    ),
    identityCorrected: event(
      { label: 'Datele de identificare ale firmei au fost corectate', to: ['firma'] },
      ({ cui, registrationNumber }: { cui: string; registrationNumber: string | null }, reason: string) => ({
        ...badge,
        message: `CUI: ${cui}. Număr în registrul comerțului: ${registrationNumber ?? 'necompletat'}. Motiv: ${reason}`,
      }),
    ),
    badgeGiven: event({ label: 'Aveți insigna „Verificat”', to: ['firma'] }, (reason: string) => ({
      ...badge,
      message: `Asociația v-a acordat insigna. Motiv: ${reason}`,
    })),
    badgeRefused: event({ label: 'Insigna „Verificat” nu a fost acordată', to: ['firma'] }, (reason: string) => ({
      ...badge,
      message: `Puteți cere insigna din nou. Motiv: ${reason}`,
    })),
    badgeWithdrawn: event({ label: 'Insigna „Verificat” a fost retrasă', to: ['firma'] }, (reason: string) => ({
      ...badge,
      message: `Nu mai apare pe pagina publică. Motiv: ${reason}`,
    })),
    badgeKept: event({ label: 'Păstrați insigna „Verificat”', to: ['firma'] }, (reason: string) => ({
      ...badge,
      message: `Asociația a revăzut condițiile. Motiv: ${reason}`,
    })),
    badgeDoubted: event(
      {
        label: 'Insigna „Verificat”: o condiție nu mai este îndeplinită',
        to: ['firma'],
        sample: () => [['certificate']],
      },
      (lacks: readonly BadgeRule[]) => ({
        ...badge,
        message: `Lipsește: ${lacks.map((rule) => LACKS[rule]).join('; ')}. Insigna rămâne până când asociația decide.`,
      }),
    ),
    certificateEnds: event(
      { label: 'Certificat care expiră', many: 'certificate care expiră', to: ['firma'] },
      ({ name, validUntil }: { name: string; validUntil: string }) => ({
        object: name,
        message: `„${name}” este valabil până la ${dayInWords(validUntil)}; de a doua zi nu mai apare pe pagina publică. După reînnoire, schimbați data în profilul firmei.`,
        href: '/firma/profile',
      }),
    ),
  },
);

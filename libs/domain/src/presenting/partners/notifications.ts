import type { BadgeRule } from '@psp/contracts/company-names';
import type { Message } from '../../communicating/notifications/notify.ts';
import { dayInWords } from '../../day-in-words.ts';

interface Firm {
  id: string;
  name: string;
}

/* What is missing, as the end of a sentence. */
const LACKS: Record<BadgeRule, string> = {
  cui: 'CUI-ul verificat',
  register: 'numărul din registrul comerțului',
  certificate: 'un certificat valabil, cu fișier',
  contact: 'telefonul și e-mailul firmei',
};
const badge = { href: '/firma/profile', topic: 'organisation' } as const;

export const NOTIFICATIONS = {
  badgeAsked: ({ id, name }: Firm): Message => ({
    title: 'Insigna „Verificat” a fost cerută',
    message: `„${name}” îndeplinește condițiile și așteaptă decizia.`,
    href: `/admin/users/organizatii/${id}`,
    topic: null,
  }),
  badgeToReview: ({ id, name }: Firm): Message => ({
    title: 'O insignă „Verificat” trebuie revăzută',
    message: `„${name}” nu mai îndeplinește toate condițiile. Decideți dacă păstrează insigna.`,
    href: `/admin/users/organizatii/${id}`,
    topic: null,
  }),
  badgeGiven: (reason: string): Message => ({
    ...badge,
    title: 'Aveți insigna „Verificat”',
    message: `Asociația v-a acordat insigna. Motiv: ${reason}`,
  }),
  badgeRefused: (reason: string): Message => ({
    ...badge,
    title: 'Insigna „Verificat” nu a fost acordată',
    message: `Puteți cere insigna din nou. Motiv: ${reason}`,
  }),
  badgeWithdrawn: (reason: string): Message => ({
    ...badge,
    title: 'Insigna „Verificat” a fost retrasă',
    message: `Nu mai apare pe pagina publică. Motiv: ${reason}`,
  }),
  badgeKept: (reason: string): Message => ({
    ...badge,
    title: 'Păstrați insigna „Verificat”',
    message: `Asociația a revăzut condițiile. Motiv: ${reason}`,
  }),
  badgeDoubted: (lacks: readonly BadgeRule[]): Message => ({
    ...badge,
    title: 'Insigna „Verificat”: o condiție nu mai este îndeplinită',
    message: `Lipsește: ${lacks.map((rule) => LACKS[rule]).join('; ')}. Insigna rămâne până când asociația decide.`,
  }),
  certificateEnds: ({ name, validUntil }: { name: string; validUntil: string }): Message => ({
    title: 'Certificat care expiră',
    message: `„${name}” este valabil până la ${dayInWords(validUntil)}. După reînnoire, schimbați data în profilul firmei.`,
    href: '/firma/profile',
    topic: 'organisation',
  }),
};

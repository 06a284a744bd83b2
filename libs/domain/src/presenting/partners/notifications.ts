import type { Message } from '../../communicating/notifications/notify.ts';
import { dayInWords } from '../../day-in-words.ts';

export const NOTIFICATIONS = {
  certificateEnds: ({ name, validUntil }: { name: string; validUntil: string }): Message => ({
    title: 'Certificat care expiră',
    message: `„${name}” este valabil până la ${dayInWords(validUntil)}. După reînnoire, schimbați data în profilul firmei.`,
    href: '/firma/profile',
    topic: 'organisation',
  }),
};

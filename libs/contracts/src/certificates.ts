import { z } from 'zod';
import { isoDate, isoDateTime, requiredText } from './common.ts';

export const CERTIFICATE_KINDS = { event: 'Certificat de participare', training: 'Certificat de absolvire' } as const;
export type CertificateKind = keyof typeof CERTIFICATE_KINDS;

/** A certificate as its holder's organisation reads it. */
export const certificateView = z.object({
  code: z.string(),
  issuedAt: isoDateTime,
  hours: z.number(),
});
export type CertificateView = z.infer<typeof certificateView>;

/** What anybody with the code reads of a certificate: everything but the name of its holder. */
export const certificateFacts = z.object({
  kind: z.enum(Object.keys(CERTIFICATE_KINDS) as CertificateKind[]),
  title: z.string(),
  provider: z.string(),
  startsOn: isoDate,
  endsOn: isoDate,
  days: z.int(),
  hours: z.number(),
});
export type CertificateFacts = z.infer<typeof certificateFacts>;

export const checkHolder = z.strictObject({
  name: requiredText(160, 'Scrieți numele întreg, ca pe certificat.'),
});
export const holderChecked = z.object({ isHolder: z.boolean() });

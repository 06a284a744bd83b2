import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { signIn } from './accounts.ts';
import { COMMUNITY_SECTIONS } from './community-bodies.ts';
import { COMPANY_SECTIONS } from './company-bodies.ts';
import { invite } from './members.ts';
import { newsletterEmail } from './newsletter.ts';
import { organisationContact } from './organisation-profile.ts';
import { email } from './registrations.ts';
import { SECTIONS } from './site-content.ts';
import { ticketContent } from './tickets.ts';

/** Wherever an address is typed. */
const FIELDS: Record<string, z.ZodType> = {
  'sign-in': signIn.shape.email,
  'sign-up, recovery and change': email,
  invitation: invite.shape.email,
  ticket: ticketContent.shape.email,
  newsletter: newsletterEmail,
  'showcase of a town hall': COMMUNITY_SECTIONS.contact.shape.email,
  'profile of a firm': COMPANY_SECTIONS.contact.shape.email,
  'contact of a town hall': organisationContact.shape.email,
  'contact of the association': SECTIONS.contact.shape.email,
};

test.each(Object.entries(FIELDS))('%s: a domain with diacritics is converted to ASCII', (_, field) => {
  expect(field.parse('ana@primăria-test.ro')).toBe('ana@xn--primria-test-1nb.ro');
  expect(field.parse('\u200e ana@prim\u2011aria.ro\u200b')).toBe('ana@prim-aria.ro');
});

test.each(Object.entries(FIELDS))('%s: a local part that mail servers do not accept is refused', (_, field) => {
  for (const typed of ['ană@primaria.ro', 'ana@prim%61ria.ro', 'ana@primaria', 'ana primaria.ro'])
    expect(field.safeParse(typed).success).toBe(false);
});

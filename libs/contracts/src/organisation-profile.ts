import { z } from 'zod';
import { editors, presenters, viewers } from './access.ts';
import { id, isoDateTime, version } from './common.ts';
import { pictureView } from './images.ts';
import { act, operations, read } from './operations.ts';
import { PACKAGES, uatType } from './organisations.ts';
import { emailAddress } from './email.ts';
import { normalisePhone } from './phone.ts';
import { cui } from './registrations.ts';
import { countyCode } from './taxonomies.ts';

/** Profile of an authority, for its own members. */
export const organisationProfile = z.object({
  name: z.string(),
  cui: z.string().nullable(),
  uatType: uatType.nullable(),
  package: z.enum(PACKAGES).nullable(),
  /** Current price of the package; null if the association has set none. */
  packagePrice: z.string().nullable(),
  countyCode: countyCode.nullable(),
  locality: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  logo: pictureView.nullable(),
  memberSince: isoDateTime,
  version,
});
export type OrganisationProfile = z.infer<typeof organisationProfile>;

const empty = z.literal('');
const EMAIL = 'Introduceți o adresă de e-mail validă.';
/** Contact data that the authority can change; '' for none. */
export const organisationContact = z.strictObject({
  address: z
    .string()
    .trim()
    .min(1, 'Scrieți adresa sediului.')
    .max(300, 'Adresa poate avea cel mult 300 de caractere.'),
  email: z.union([empty, emailAddress(EMAIL, EMAIL)]),
  phone: z
    .string()
    .trim()
    .transform((text, context) => {
      const phone = text === '' ? '' : normalisePhone(text);
      if (phone === null)
        context.addIssue({ code: 'custom', message: 'Introduceți un număr de telefon românesc, cu prefix.' });
      return phone ?? '';
    }),
});
export type OrganisationContact = z.infer<typeof organisationContact>;
export const saveOrganisationContact = organisationContact.extend({ version });

/** Identity data that only the association can change; requested by a ticket. */
export const identityChange = z.strictObject({
  name: z.string().trim().min(1, 'Scrieți denumirea.').max(200, 'Denumirea poate avea cel mult 200 de caractere.'),
  /** '' if only the name changes. */
  cui: z.union([empty, cui]),
  reason: z
    .string()
    .trim()
    .min(1, 'Scrieți de ce se schimbă.')
    .max(2000, 'Motivul poate avea cel mult 2.000 de caractere.'),
});
export type IdentityChange = z.infer<typeof identityChange>;
/** `key` makes repeated sends one ticket. */
export const askIdentityChange = identityChange.extend({ key: z.uuid() });
export const identityChangeTaken = z.object({ number: z.string() });

/** Setting the organisation's logo, and requesting another name or tax code. */
export const identityOperations = operations(['uat', 'firma'], {
  showLogo: act('organisation.showLogo', 'POST /profile/logo', {
    access: presenters,
    body: z.strictObject({ imageId: id }),
  }),
  askForIdentity: act('ticket.open', 'POST /profile/identity', {
    access: editors,
    body: askIdentityChange,
    view: identityChangeTaken,
  }),
});

export const profileOperations = operations(['uat'], {
  view: read('/profile', { access: viewers, view: organisationProfile }),
  editContact: act('organisation.editContact', 'PUT /profile', { access: presenters, body: saveOrganisationContact }),
});

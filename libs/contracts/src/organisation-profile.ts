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

/** What an authority is, as its own people see it. */
export const organisationProfile = z.object({
  name: z.string(),
  cui: z.string().nullable(),
  uatType: uatType.nullable(),
  package: z.enum(PACKAGES).nullable(),
  /** What it costs now; null while the association has not said. */
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
/** What the authority changes by itself; '' for none. */
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

/** What only the association changes: asked of it by a ticket. */
export const identityChange = z.strictObject({
  name: z.string().trim().min(1, 'Scrieți denumirea.').max(200, 'Denumirea poate avea cel mult 200 de caractere.'),
  /** '' where only the name changes. */
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

/** The picture beside the organisation's name, and another name or tax code asked of the association. */
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

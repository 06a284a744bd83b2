import { OwnText } from '@psp/design-system/own-text';
import type { contactOperations } from '@psp/contracts/contact';
import { showPhone } from '@psp/contracts/phone';
import { Link } from '@psp/design-system/link';
import { useQuery } from '@tanstack/react-query';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { strings } from './strings.ts';

const FRESH_MS = 10 * 60_000;
const contact = createApi<typeof contactOperations>('public');

/** Query of the association's contact details; `preview` is the secret of a preview of unpublished ones. */
export const contactQuery = (preview: string | null = null) => ({
  ...readQuery(contact, ['public', 'contact', preview], 'GET /contact', {
    query: { previzualizare: preview ?? undefined },
  }),
  staleTime: FRESH_MS,
});

export const EmailLink = ({ email }: { email: string }) => <Link href={`mailto:${email}`}>{email}</Link>;
export const PhoneLink = ({ phone }: { phone: string }) => <Link href={`tel:${phone}`}>{showPhone(phone)}</Link>;

/**
 * "Pentru lămuriri, scrieți asociației la … sau sunați la …": a sentence for pages on which the user cannot continue. Fetches the
 * contact details itself; renders nothing while they load or when there are none.
 */
export function ContactLine() {
  const { data } = useQuery(contactQuery());
  if (!data || (!data.email && !data.phone)) return null;
  const { email, phone } = data;
  return (
    <p>
      <OwnText>{`${strings.questions} `}</OwnText>
      {email ? (
        <>
          <OwnText>{`${strings.write} `}</OwnText>
          <EmailLink email={email} />
        </>
      ) : null}
      {email && phone ? <OwnText>{` ${strings.or} `}</OwnText> : null}
      {phone ? (
        <>
          <OwnText>{`${strings.call} `}</OwnText>
          <PhoneLink phone={phone} />
        </>
      ) : null}
      <OwnText>.</OwnText>
    </p>
  );
}

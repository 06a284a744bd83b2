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

/** How the association is reached; with the secret of a preview, as it would say. */
export const contactQuery = (preview: string | null = null) => ({
  ...readQuery(contact, ['public', 'contact', preview], 'GET /contact', {
    query: { previzualizare: preview ?? undefined },
  }),
  staleTime: FRESH_MS,
});

export const EmailLink = ({ email }: { email: string }) => <Link href={`mailto:${email}`}>{email}</Link>;
export const PhoneLink = ({ phone }: { phone: string }) => <Link href={`tel:${phone}`}>{showPhone(phone)}</Link>;

/**
 * "Pentru lămuriri, scrieți asociației la … sau sunați la …": one sentence for a page that leaves somebody without a way on.
 * Asks for the address itself; nothing until it is known, and nothing when the association has given none.
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

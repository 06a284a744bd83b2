import type { ContactView } from '@psp/contracts/contact';
import { contactQuery, EmailLink, PhoneLink } from '@psp/features/contact/ui/contact';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { strings } from './strings.ts';

/** Last chapter of a legal text: how the association is reached. */
export function ContactChapter() {
  const query = useQuery(contactQuery());
  return (
    <section aria-labelledby="date-contact">
      <h2 id="date-contact">{strings.contact}</h2>
      <Loaded query={query} rows={2}>
        {(contact) => <Contact contact={contact} />}
      </Loaded>
    </section>
  );
}

function Contact({ contact: { name, email, phone, address } }: { contact: ContactView }) {
  return (
    <>
      {name ? <p>{name}</p> : null}
      {email ? (
        <p>
          {strings.email}: <EmailLink email={email} />
        </p>
      ) : null}
      {phone ? (
        <p>
          {strings.phone}: <PhoneLink phone={phone} />
        </p>
      ) : null}
      {address ? (
        <p>
          {strings.address}: {address}
        </p>
      ) : null}
      {email || phone ? null : <p>{strings.noContact}</p>}
    </>
  );
}

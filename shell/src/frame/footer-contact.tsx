import { contactQuery, EmailLink, PhoneLink } from '@psp/features/contact/ui/contact';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { strings } from './strings.ts';

/** The association's contact details, as far as they are filled in. Shows their preview too. */
export function FooterContact() {
  const preview = useSearchParams()[0].get('previzualizare');
  const { data } = useQuery(contactQuery(preview));
  return (
    <section id="contact" tabIndex={-1} aria-label={strings.associationContact}>
      <h2>{strings.contact}</h2>
      <ul>
        {data?.email ? (
          <li>
            <EmailLink email={data.email} />
          </li>
        ) : null}
        {data?.phone ? (
          <li>
            <PhoneLink phone={data.phone} />
          </li>
        ) : null}
        {data?.address ? <li>{data.address}</li> : null}
        {data?.hours ? <li>{data.hours}</li> : null}
        <li>
          <Link to="/support">{strings.askSupport}</Link>
        </li>
      </ul>
    </section>
  );
}

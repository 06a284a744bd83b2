import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { contactQuery, EmailLink, PhoneLink } from '@psp/features/contact/ui/contact';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Brand } from './brand.tsx';
import { DIRECTORY_LINKS, LANDING_LINKS, MORE_LINKS } from './public-links.tsx';
import { strings } from './strings.ts';
import { useForVisitors } from './use-for-visitors.ts';

/** Target of the menu button without scripts: the footer repeats the links of the menu. */
export const FOOTER_LINKS_ID = 'linkuri';

const Bar = styled.footer`
  border-top: 1px solid var(--line);
  color: var(--ink-muted);
  font-size: 1rem;
  li a, nav a, p a { display: inline-block; min-height: 24px; }
`;

const Row = styled.div<{ $centred: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 24px;
  max-width: ${({ $centred }) => ($centred ? '1180px' : 'none')};
  margin-inline: auto;
  padding: 16px ${({ $centred }) => ($centred ? '32px' : '24px')};
  nav { display: flex; flex-wrap: wrap; gap: 4px 24px; }
  a { color: inherit; }
  ${media.narrow} { padding: 16px; }
`;

const Whole = styled.div`
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.8fr) minmax(0, 1.1fr) minmax(0, 1.4fr);
  gap: 32px 40px;
  max-width: 1180px;
  margin-inline: auto;
  padding: 48px 32px;
  h2 { margin-bottom: 12px; color: var(--ink); font-size: 1.0625rem; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { padding: 3px 0; }
  section > p { margin-bottom: 12px; }
  /* Its line of text stands level with the headings beside it. */
  section > a:first-child { margin-top: -11px; }
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 24px 16px; nav ul { columns: 2; } }
`;

const FOOT_LINKS = [
  { to: '/legal/termeni', label: strings.terms },
  { to: '/legal/confidentialitate', label: strings.privacy },
  { to: '/legal/gdpr', label: strings.gdpr },
  { to: '/legal/accesibilitate', label: strings.accessibility },
  { to: '/raport', label: strings.yearlyReports },
  { to: '/verificare', label: strings.verifyDocument },
];

/** The footer: links, contact and newsletter on pages for visitors, one line elsewhere. */
export function Footer({ isCentred }: { isCentred: boolean }) {
  const isForVisitors = useForVisitors();
  return (
    <Bar {...screenOnly}>
      {isForVisitors ? <Sections /> : null}
      <Row $centred={isCentred}>
        <span>
          {strings.siteName} · {strings.association}
        </span>
        <nav id={isForVisitors ? undefined : FOOTER_LINKS_ID} aria-label={strings.legalNavigation}>
          {FOOT_LINKS.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </Row>
    </Bar>
  );
}

/** Contact details of the association that are filled in. `?previzualizare=` shows a preview of them. */
function FooterContact() {
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

function Sections() {
  return (
    <Whole>
      <Columns>
        <section>
          <Brand />
          <p>{strings.mission}</p>
        </section>
        <nav id={FOOTER_LINKS_ID} aria-labelledby={`${FOOTER_LINKS_ID}-titlu`}>
          <h2 id={`${FOOTER_LINKS_ID}-titlu`}>{strings.quickLinks}</h2>
          <ul>
            {[...LANDING_LINKS, ...DIRECTORY_LINKS, ...MORE_LINKS].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact />
        <section>
          <h2>{strings.newsletter}</h2>
          <p>{strings.newsletterText}</p>
          <NewsletterForm source="footer" id="newsletter-footer" />
        </section>
      </Columns>
    </Whole>
  );
}

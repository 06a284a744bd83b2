import { LEGAL_VERSION } from '@psp/contracts/legal';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { styled } from 'styled-components';
import { ContactChapter } from './contact-chapter.tsx';
import { type Chapter, messages } from './messages.ts';
import { PRIVACY, PRIVACY_LEAD } from './privacy.ts';
import { TERMS, TERMS_LEAD } from './terms.ts';

const Text = styled.article`
  display: grid;
  gap: 32px;
  max-width: 70ch;
  section { display: grid; gap: 12px; }
  h2 { scroll-margin-top: 96px; }
  ul { display: grid; gap: 6px; margin: 0; padding-left: 24px; }
`;

interface DocumentProps {
  title: string;
  lead: string;
  chapters: readonly Chapter[];
  other: { label: string; href: string };
}

/** /legal/termeni */
export function TermsPage() {
  const other = { label: messages.privacy, href: '/legal/confidentialitate' };
  return <Document title={messages.terms} lead={TERMS_LEAD} chapters={TERMS} other={other} />;
}

/** /legal/confidentialitate */
export function PrivacyPage() {
  const other = { label: messages.terms, href: '/legal/termeni' };
  return <Document title={messages.privacy} lead={PRIVACY_LEAD} chapters={PRIVACY} other={other} />;
}

function Document({ title, lead, chapters, other }: DocumentProps) {
  usePageTitle(title);
  return (
    <Page isCentred>
      <PageHeader title={title} lead={lead} meta={[messages.version(formatDate(LEGAL_VERSION))]} />
      <Text>
        {chapters.map((chapter) => (
          <section key={chapter.id} aria-labelledby={chapter.id}>
            <h2 id={chapter.id}>{chapter.title}</h2>
            {chapter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {chapter.points ? (
              <ul>
                {chapter.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        <ContactChapter />
      </Text>
      <p>
        {messages.other} <Link href={other.href}>{other.label}</Link>
      </p>
    </Page>
  );
}

import { ButtonLink } from '@psp/design-system/button';
import { media } from '@psp/design-system/theme';
import { NewsletterForm } from '@psp/features/newsletter/ui/newsletter-form';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: 24px;
  h2 { font-family: var(--serif, inherit); font-size: 1.5rem; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Panel = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 12px;
  padding: 28px 32px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  ${media.narrow} { padding: 20px 16px; }
`;

const Dark = styled(Panel)`
  border-color: transparent;
  background: var(--blue-900);
  color: #ffffff;
`;

/** What a reader may do next: have new articles sent, or write some. */
export function Invitations() {
  return (
    <Pair>
      <Panel aria-labelledby="blog-newsletter">
        <h2 id="blog-newsletter">{strings.newsletter}</h2>
        <p>{strings.newsletterText}</p>
        <NewsletterForm source="blog" id="blog-newsletter-email" />
      </Panel>
      <Dark data-on-dark="" aria-labelledby="blog-join">
        <h2 id="blog-join">{strings.joinTitle}</h2>
        <p>{strings.joinText}</p>
        <ButtonLink href="/register">{strings.join}</ButtonLink>
      </Dark>
    </Pair>
  );
}

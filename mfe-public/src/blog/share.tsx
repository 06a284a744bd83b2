import { Button } from '@psp/design-system/button';
import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useCopy } from '@psp/remote/use-copy';
import Link2 from 'lucide-react/icons/link-2';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Block = styled.section`
  display: grid;
  gap: 12px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  h2 { font-size: 1.125rem; }
  p { min-height: 1.55em; color: var(--ink-muted); font-size: 1rem; }
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 6px 14px;
    border: 1px solid var(--control);
    border-radius: 4px;
    background: var(--surface);
    font-size: 0.9375rem;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { border-color: var(--blue-600); background: var(--blue-50); }
`;

interface ShareProps {
  /** The whole address. */
  url: string;
  title: string;
}

const waysOf = ({ url, title }: ShareProps) => {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { label: strings.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { label: strings.linkedIn, href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { label: strings.whatsApp, href: `https://wa.me/?text=${words}%20${address}` },
    { label: strings.email, href: `mailto:?subject=${words}&body=${address}` },
  ];
};

/** Plain links by which a reader passes the article on; nothing of those networks is loaded with the page. */
export function Share({ url, title }: ShareProps) {
  const { outcome, copy } = useCopy(strings);
  return (
    <Block {...screenOnly} aria-labelledby="distribuire">
      <h2 id="distribuire">{strings.share}</h2>
      <Ways>
        {waysOf({ url, title }).map(({ label, href }) => (
          <li key={label}>
            {href.startsWith('mailto:') ? (
              <a href={href}>{label}</a>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <VisuallyHidden> {strings.newTab}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
        <li>
          <Button variant="secondary" size="small" icon={<Link2 aria-hidden />} onPress={() => copy(url)}>
            {strings.copy}
          </Button>
        </li>
      </Ways>
      <p role="status">{outcome}</p>
    </Block>
  );
}

import { EmailLink, PhoneLink } from '../../contact/ui/contact.tsx';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import { otherSide, type ProjectProps } from './area.ts';
import { strings } from './strings.ts';

const { contact: words } = strings;

/** How the other side is reached. */
export function ContactCard({ area, project }: ProjectProps) {
  const { contact } = project;
  if (!(contact.person || contact.email || contact.phone)) return null;
  const { person, email, phone } = contact;
  const items = [
    { term: words.person, detail: person },
    { term: words.email, detail: email ? <EmailLink email={email} /> : null },
    { term: words.phone, detail: phone ? <PhoneLink phone={phone} /> : null },
  ];
  return <FactsCard title={words.title(otherSide(area, project).name)} items={items} />;
}

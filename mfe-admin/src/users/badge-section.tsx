import { serverNow } from '@psp/auth/session/server-clock';
import type { BadgeAction, BadgeRule } from '@psp/contracts/company-names';
import { showPhone } from '@psp/contracts/phone';
import { romanianDay } from '@psp/contracts/romania';
import type { OrganisationView } from '@psp/contracts/users';
import { formatDate } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import { BadgeCard } from '@psp/features/badges/ui/badge-card';
import { api } from '../common/api.ts';
import { badgeStrings as strings } from './badge-strings.ts';
import { DecisionButton } from './decision-button.tsx';

type Badge = NonNullable<OrganisationView['badge']>;
type Decision = Exclude<BadgeAction, 'askBadge'>;

interface BadgeProps {
  organisation: OrganisationView;
  badge: Badge;
}

/** The badge of a firm, with what the association looks at before it gives or withdraws it. */
export function BadgeSection(props: BadgeProps) {
  return (
    <BadgeCard badge={props.badge} detailOf={(rule) => <Evidence {...props} rule={rule} />}>
      <Row>
        {(Object.keys(strings.acts) as Decision[]).map((action) => (
          <Decide key={action} {...props} action={action} />
        ))}
      </Row>
    </BadgeCard>
  );
}

function Evidence({ organisation, badge, rule }: BadgeProps & { rule: BadgeRule }) {
  const { cui, phone, email } = organisation;
  if (rule === 'cui') return cui ?? strings.none;
  if (rule === 'register') return badge.registrationNumber || strings.none;
  if (rule === 'contact') return [phone ? showPhone(phone) : '', email].filter(Boolean).join(', ') || strings.none;
  return badge.certificates.length === 0 ? strings.none : <Certificates certificates={badge.certificates} />;
}

function validityOf(validUntil: string | null): string {
  if (validUntil === null) return strings.endless;
  return (validUntil < romanianDay(serverNow()) ? strings.expired : strings.until)(formatDate(validUntil));
}

const Certificates = ({ certificates }: Pick<Badge, 'certificates'>) =>
  certificates.map(({ id, name, issuer, validUntil, files }) => (
    <div key={id}>
      {[name, issuer, validityOf(validUntil)].filter(Boolean).join(', ')}
      {files.length === 0 ? <div>{strings.noFile}</div> : null}
      {files.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          href={`/api/admin/organisations/certificates/${id}/attachments/${file.id}`}
        />
      ))}
    </div>
  ));

const SENT: Readonly<Record<Decision, (id: string, body: object) => Promise<unknown>>> = {
  giveBadge: (id, body) => api.post(`/organisations/${id}/give-badge`, body),
  keepBadge: (id, body) => api.post(`/organisations/${id}/keep-badge`, body),
  refuseBadge: (id, body) => api.post(`/organisations/${id}/refuse-badge`, body),
  withdrawBadge: (id, body) => api.post(`/organisations/${id}/withdraw-badge`, body),
};

function Decide({ organisation, badge, action }: BadgeProps & { action: Decision }) {
  const isAgainst = action === 'refuseBadge' || action === 'withdrawBadge';
  return (
    <DecisionButton
      organisation={organisation}
      words={strings.acts[action]}
      reasonHint={strings.reasonHint}
      send={(body) => SENT[action](organisation.id, body)}
      variant={isAgainst ? 'quiet' : 'primary'}
      isDanger={isAgainst}
      isOffered={badge.actions.includes(action)}
    />
  );
}

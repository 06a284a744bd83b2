import type { PartnerView } from '@psp/contracts/partners';
import { Initials } from '@psp/design-system/avatar';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { styled } from 'styled-components';
import { strings } from './profile-strings.ts';
import { Remark } from './plain-list.tsx';

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 20px 24px;
  li { display: flex; gap: 12px; min-width: 0; }
  li > div { display: grid; min-width: 0; overflow-wrap: anywhere; }
`;

/** Card with the company's team. */
export function Team({ team }: Pick<PartnerView, 'team'>) {
  return (
    <Card>
      <CardHeader title={strings.team} />
      <CardBody>
        {team.length === 0 ? <p>{strings.noTeam}</p> : null}
        <People>
          {team.map(({ id, name, position, experience }) => (
            <li key={id}>
              <Initials name={name} of="person" />
              <div>
                <strong>{name}</strong>
                {position ? <span>{position}</span> : null}
                {experience ? <Remark>{experience}</Remark> : null}
              </div>
            </li>
          ))}
        </People>
      </CardBody>
    </Card>
  );
}

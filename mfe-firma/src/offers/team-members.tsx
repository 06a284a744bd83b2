import { Button } from '@psp/design-system/button';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
import { Dialog } from '@psp/design-system/dialog';
import { Link } from '@psp/design-system/link';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { profileQuery } from '../profile/queries.ts';
import { team as words } from './field-strings.ts';

interface Member {
  id: string;
  name: string;
  position: string;
  experience: string;
}

/** Describes a member, such as "Ana Pop, coordonator: 12 ani în digitalizare". */
export const describeMember = ({ name, position, experience }: Omit<Member, 'id'>): string =>
  [[name, position].filter(Boolean).join(', '), experience].filter(Boolean).join(': ');

interface TeamMembersProps {
  /** The text about the team. */
  value: string;
  onChange: (team: string) => void;
}

/** Adds members of the firm's profile to a text, one per line. */
export function TeamMembers(props: TeamMembersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" icon={<Users aria-hidden />} onPress={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? <MembersDialog {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function MembersDialog({ value, onChange, onClose }: TeamMembersProps & { onClose: () => void }) {
  const query = useQuery(profileQuery);
  const [chosen, setChosen] = useState<string[]>([]);
  const isNamed = (member: Member) => value.split('\n').includes(describeMember(member));
  const members = (query.data?.team ?? []).filter((member) => !isNamed(member));
  const add = () => {
    const lines = members.filter(({ id }) => chosen.includes(id)).map(describeMember);
    onChange([value.trimEnd(), ...lines].filter(Boolean).join('\n'));
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      footer={
        <Button isDisabled={chosen.length === 0} onPress={add}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ team }) =>
          members.length === 0 ? (
            <p>
              {team.length === 0 ? words.none : words.allNamed} <Link href="/firma/profile">{words.profile}</Link>
            </p>
          ) : (
            <CheckboxGroupField
              label={words.members}
              options={members.map((member) => ({ value: member.id, label: describeMember(member) }))}
              value={chosen}
              onChange={setChosen}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

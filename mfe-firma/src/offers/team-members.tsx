import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
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

/** "Ana Pop, coordonator: 12 ani în digitalizare". */
export const memberInWords = ({ name, position, experience }: Omit<Member, 'id'>): string =>
  [[name, position].filter(Boolean).join(', '), experience].filter(Boolean).join(': ');

/** Adds members of the firm's profile to a text, one on a line each. */
export function TeamMembers({ value, onChange }: { value: string; onChange: (team: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" icon={<Users aria-hidden />} onPress={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? <Choice value={value} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

interface ChoiceProps {
  value: string;
  onChange: (team: string) => void;
  onClose: () => void;
}

function Choice({ value, onChange, onClose }: ChoiceProps) {
  const query = useQuery(profileQuery);
  const [chosen, setChosen] = useState<string[]>([]);
  const isNamed = (member: Member) => value.split('\n').includes(memberInWords(member));
  const members = (query.data?.team ?? []).filter((member) => !isNamed(member));
  const add = () => {
    const lines = members.filter(({ id }) => chosen.includes(id)).map(memberInWords);
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
              options={members.map((member) => ({ value: member.id, label: memberInWords(member) }))}
              value={chosen}
              onChange={setChosen}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

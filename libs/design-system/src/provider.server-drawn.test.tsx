import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Button } from './button.tsx';
import { DateField } from './date-field.tsx';
import { Dialog } from './dialog.tsx';
import { ComboBoxField } from './combo-box-loader.tsx';
import { TextField } from './text-fields.tsx';
import { Link } from './link.tsx';
import { MenuButton } from './menu.tsx';
import { DesignProvider } from './provider.tsx';
import { Tabs } from './tabs.tsx';

const nothing = () => undefined;

test('components render on a server, where there is no window', () => {
  const html = renderToString(
    <DesignProvider navigate={nothing}>
      <Link href="/parteneri">Parteneri</Link>
      <Button onPress={nothing}>Trimite</Button>
      <TextField label="Titlu" value="Registru agricol" onChange={nothing} />
      <DateField label="Termen" value="2027-02-20" onChange={nothing} />
      <ComboBoxField label="Județ" options={[{ value: 'sb', label: 'Sibiu' }]} value="sb" onChange={nothing} />
      <MenuButton label="Mai multe" items={[{ key: 'print', label: 'Tipărește', onAction: nothing }]} />
      <Tabs label="Părți" items={[{ key: 'a', label: 'Detalii', content: 'Text' }]} selected="a" onSelect={nothing} />
      <Dialog title="Sigur?" isOpen={false} onClose={nothing}>
        Text
      </Dialog>
    </DesignProvider>,
  );
  expect(html).toContain('href="/parteneri"');
  expect(html).toContain('value="Registru agricol"');
  expect(html).toContain('value="20.02.2027"');
  expect(html).toContain('value="Sibiu"');
  expect(html).toContain('Mai multe');
});

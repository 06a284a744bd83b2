import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Table, Td, Tr } from './table.tsx';

const columns = [
  { key: 'firm', label: 'Firmă' },
  { key: 'price', label: 'Preț "cu TVA"' },
];

function Offers() {
  return (
    <Table caption="Oferte" columns={columns}>
      <Tr>
        <Td>Civis Digital</Td>
        <Td>68.400 lei</Td>
      </Tr>
    </Table>
  );
}

test('a table that scrolls can be reached by keyboard under its own name', () => {
  render(<Offers />);
  expect(screen.getByRole('region', { name: 'Oferte' }).tabIndex).toBe(0);
});

test('on a narrow screen a value follows the name of its column, whatever characters the name has', () => {
  render(<Offers />);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  expect(rules.join('\n')).toContain('content: "Preț \\"cu TVA\\""');
});

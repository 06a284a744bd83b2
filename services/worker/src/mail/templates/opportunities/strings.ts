import { momentText, moreNotes, secretPath, type Texts } from '../content.ts';

export const opportunityTexts: Texts<'opportunity-alert'> = {
  'opportunity-alert': ({ organisation, lines, more, path, token }) => ({
    subject: lines.length === 1 ? `Oportunitate nouă: ${lines[0]?.title}` : `Oportunități noi pentru ${organisation}`,
    paragraphs: [
      lines.length === 1
        ? 'O solicitare nouă se potrivește filtrelor dumneavoastră salvate:'
        : 'Solicitări noi se potrivesc filtrelor dumneavoastră salvate:',
    ],
    links: lines.map(({ title, number, uat, deadline, filters, path: of }) => ({
      label: title,
      text: `${number}, ${uat}. Termen: ${momentText(deadline)}. Filtre: ${filters}.`,
      path: of,
    })),
    action: { label: 'Deschideți lista', path },
    notes: [
      ...moreNotes(more, { one: 'încă o solicitare', many: 'solicitări', where: 'listă' }),
      {
        text: `Primiți acest e-mail pentru că ați pornit alerte la filtrele salvate ale firmei ${organisation}. Le opriți aici:`,
        path: secretPath('/alerte/dezabonare', token),
      },
    ],
  }),
};

export const strings = {
  mapKeys:
    'Săgețile duc la județul vecin, Home și End la primul și la ultimul județ în ordine alfabetică, Enter alege județul.',
  mapKeysShort: 'Săgeți: județul vecin · Enter: alege',
  mapCredit: 'Conturul județelor:',
  mapAuthor: '@svg-maps/romania',
  mapLicence: 'CC BY 4.0',
};

export const strings = {
  loading: 'Se încarcă lista…',
  failed: 'Lista nu a putut fi încărcată',
};

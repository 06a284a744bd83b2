/**
 * Days on which nobody works from 2029 to 2040; those that are known already stay as they are. Later years follow in their time.
 * Easters are the Orthodox ones. Two holidays may fall on one day.
 */
export const HOLIDAYS = `
insert into holiday (day, name)
  select easter + days, name from unnest('{2029-04-08, 2030-04-28, 2031-04-13, 2032-05-02, 2033-04-24, 2034-04-09, 2035-04-29,
      2036-04-20, 2037-04-05, 2038-04-25, 2039-04-17, 2040-05-06}'::date[]) as easter,
    (values (-2, 'Vinerea Mare'), (0, 'Paștele'), (1, 'Paștele'), (49, 'Rusaliile'), (50, 'Rusaliile')) as movable (days, name)
  union all
  select make_date(year, month, day), name from generate_series(2029, 2040) as year,
    (values (1, 1, 'Anul Nou'), (1, 2, 'Anul Nou'), (1, 6, 'Boboteaza'), (1, 7, 'Sfântul Ioan Botezătorul'),
      (1, 24, 'Ziua Unirii Principatelor Române'), (5, 1, 'Ziua Muncii'), (6, 1, 'Ziua Copilului'),
      (8, 15, 'Adormirea Maicii Domnului'), (11, 30, 'Sfântul Andrei'), (12, 1, 'Ziua Națională'),
      (12, 25, 'Crăciunul'), (12, 26, 'Crăciunul')) as fixed (month, day, name)
  on conflict do nothing;`;

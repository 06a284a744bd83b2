export interface StatusFilters<Status extends string> {
  page: number;
  status?: Status;
}

/** Reads a list's state and page out of its address; what makes no sense is left at its default. */
export function readStatusFilters<Status extends string>(
  search: URLSearchParams,
  known: readonly Status[],
): StatusFilters<Status> {
  const page = Number(search.get('page') ?? 1);
  const status = known.find((one) => one === search.get('status'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, ...(status ? { status } : {}) };
}

/** The address of a list in one state, without what is at its default. */
export function statusAddress(path: string, { page, status }: StatusFilters<string>): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

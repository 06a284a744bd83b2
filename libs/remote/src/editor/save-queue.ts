/** Serialises saves by name: a page that is left and opened again waits for its earlier save. */
export function saveQueue() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(name: string, save: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name);
    const mine = before ? before.then(save) : save();
    const over = mine
      .catch(() => undefined)
      .finally(() => {
        if (last.get(name) === over) last.delete(name);
      });
    last.set(name, over);
    return mine;
  };
}

/** Content of a section in its form: a text, a list, or values by name. */
export type Value = string | Value[] | Group;
interface Group {
  [name: string]: Value;
}

const isGroup = (value: Value | undefined): value is Group => typeof value === 'object' && !Array.isArray(value);

/** Returns the value at a path such as `items.0.title`; undefined if there is none. */
export function at(value: Value | undefined, path: string): Value | undefined {
  return path.split('.').reduce<Value | undefined>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)];
    return isGroup(part) ? part[name] : undefined;
  }, value);
}

export const textAt = (value: Value, path: string): string => {
  const found = at(value, path);
  return typeof found === 'string' ? found : '';
};

export const listAt = (value: Value, path: string): Value[] => {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
};

/** Returns the value with a replaced part at the path. */
export function put(value: Value, path: string, part: Value): Value {
  const [name = '', ...rest] = path.split('.');
  const inside = (old: Value | undefined) => (rest.length === 0 ? part : put(old ?? {}, rest.join('.'), part));
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(name) ? inside(item) : item));
  return isGroup(value) ? { ...value, [name]: inside(value[name]) } : value;
}

/** Returns the value without one item of a list. */
export const without = (value: Value, path: string, index: number): Value =>
  put(
    value,
    path,
    listAt(value, path).filter((_, at) => at !== index),
  );

/** Returns the content without the empty lines of its lists. */
export const cleaned = (content: Value): Group => (isGroup(content) ? cleanedGroup(content) : {});

const cleanedGroup = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).map(([name, part]) => [name, cleanedPart(part)]));

function cleanedPart(part: Value): Value {
  if (Array.isArray(part))
    return part.filter((item) => typeof item !== 'string' || item.trim() !== '').map(cleanedPart);
  return isGroup(part) ? cleanedGroup(part) : part;
}

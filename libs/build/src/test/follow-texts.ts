/* A text that has siblings, under whose key React keeps what it knows of it. Translations leave blanks where they are. */
const isHeldByReact = (node: Node | null): node is Text =>
  node instanceof Text && node.data.trim() !== '' && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const isRoot = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactContainer$'));

const shown = (target: Node, text: Text): string => {
  const place = target instanceof Element ? target.cloneNode(false) : null;
  return `"${text.data}" in ${place instanceof Element ? place.outerHTML : target.nodeName}`;
};

/* What a change of the page would have thrown had a browser's translation put the text into an element. */
function faultOf({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): string | undefined {
  if (isRoot(target)) return undefined;
  const removed = [...removedNodes].find(isHeldByReact);
  if (removed) return `${shown(target, removed)} was removed`;
  return addedNodes.length > 0 && isHeldByReact(nextSibling)
    ? `something was put before ${shown(target, nextSibling)}`
    : undefined;
}

/**
 * Follows the changes of the page of a test, and returns what ends that and names texts that a browser's translation would have made
 * them fail on. A translation puts each text node into an element; React then finds a text that it removes, or before which it puts
 * something, no longer where it was, and the page falls. Such a text stands in an element of its own.
 */
export function followTexts(): () => string[] {
  const faults = new Set<string>();
  const note = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      const fault = faultOf(record);
      if (fault) faults.add(fault);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return [...faults];
  };
}

/* Whether React tracks a text node, which has siblings then. Translations leave whitespace alone. */
const isHeldByReact = (node: Node | null): node is Text =>
  node instanceof Text && node.data.trim() !== '' && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const isRoot = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactContainer$'));

const shown = (target: Node, text: Text): string => {
  const place = target instanceof Element ? target.cloneNode(false) : null;
  return `"${text.data}" in ${place instanceof Element ? place.outerHTML : target.nodeName}`;
};

/* Returns the text on which this change would have thrown if a browser's translation had wrapped it in an element. */
function faultOf({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): string | undefined {
  if (isRoot(target)) return undefined;
  const removed = [...removedNodes].find(isHeldByReact);
  if (removed) return `${shown(target, removed)} was removed`;
  return addedNodes.length > 0 && isHeldByReact(nextSibling)
    ? `something was put before ${shown(target, nextSibling)}`
    : undefined;
}

/**
 * Observes the page of a test. Returns a function that ends this and returns the texts that would crash a page translated by the browser. A
 * translation wraps each text node in an element, so React throws when it removes such a text or inserts a node before it. To prevent this,
 * give the text its own element.
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

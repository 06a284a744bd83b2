type Point = readonly [x: number, y: number];

/* A part's first step is from where the part before it began; the others are each from the last. */
function cornersOf(part: string, [fromX, fromY]: Point): Point[] {
  const corners: Point[] = [];
  let [x, y] = [fromX, fromY];
  for (const step of part.trim().split(/\s+/)) {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    [x, y] = [x + dx, y + dy];
    corners.push([x, y]);
  }
  return corners;
}

/* Whole numbers, each step from the last: short, and a part closes where it began. */
function written(corners: readonly Point[], grid: number): string {
  let [lastX, lastY] = [0, 0];
  const steps: string[] = [];
  for (const [x, y] of corners) {
    const [atX, atY] = [Math.round(x / grid), Math.round(y / grid)];
    if (steps.length > 0 && atX === lastX && atY === lastY) continue;
    steps.push(`${atX - lastX} ${atY - lastY}`);
    [lastX, lastY] = [atX, atY];
  }
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`;
}

/**
 * An outline of the map (`m x,y dx,dy … z`, of one or more parts) in units of `grid`, with the corners that fall together
 * left out. Neighbours share their corners, so their borders still meet.
 */
export function outline(path: string, grid: number): string {
  let start: Point = [0, 0];
  return path
    .split('m')
    .map((part) => part.replace('z', '').trim())
    .filter(Boolean)
    .map((part) => {
      const corners = cornersOf(part, start);
      start = corners[0] ?? start;
      return written(corners, grid);
    })
    .join('');
}

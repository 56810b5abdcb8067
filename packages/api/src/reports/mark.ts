/** The product's logo, a sieve with one grain held back, in a 24 by 24 square. */
export const MARK = {
  rim: { x: 12, y: 12, radius: 10.5, width: 2 },
  holes: [
    [8, 9.7],
    [16, 9.7],
    [8, 14.3],
    [12, 7.4],
    [16, 14.3],
    [12, 16.6],
  ],
  hole: 1.35,
  grain: { x: 12, y: 12, radius: 2.3 },
} as const;

const { rim, holes, hole, grain } = MARK;

/** The logo as SVG for a page. */
export const MARK_SVG = `<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><circle cx="${rim.x}" cy="${rim.y}" r="${rim.radius}" fill="none" stroke="currentColor" stroke-width="${rim.width}"/>${holes.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${hole}" fill="currentColor"/>`).join('')}<circle class="grain" cx="${grain.x}" cy="${grain.y}" r="${grain.radius}"/></svg>`;

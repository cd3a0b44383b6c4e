/** Size of a picture in pixels, the same as the app's photos. */
export const WIDTH = 600;
export const HEIGHT = 800;

const CENTRE = WIDTH / 2;

/**
 * Bottle outlines in pixels. `neck` and `body` are half widths. The shoulder starts at `from` and
 * ends at `to`; `bend` has the handles of its Bézier curve.
 */
const SHAPES = {
  bordeaux: { neck: 50, body: 192, from: 96, to: 226, bend: [70, 66] },
  burgundy: { neck: 50, body: 204, from: 40, to: 318, bend: [120, 150] },
  flute: { neck: 44, body: 176, from: 10, to: 360, bend: [150, 190] },
  champagne: { neck: 54, body: 212, from: 60, to: 322, bend: [110, 130] },
  port: { neck: 56, body: 198, from: 120, to: 206, bend: [62, 50] },
};

/** Position and size of a label on the bottle, in pixels. */
export function labelBox(shape, { top = 318, bottom = 724, share = 0.9 } = {}) {
  const half = SHAPES[shape].body * share;
  return { x: CENTRE - half, y: top, w: 2 * half, h: bottom - top };
}

function outline({ neck, body, from, to, bend }) {
  const [above, below] = bend;
  const right = `V ${from} C ${CENTRE + neck} ${from + above}, ${CENTRE + body} ${to - below}, ${CENTRE + body} ${to} V 840`;
  const left = `H ${CENTRE - body} V ${to} C ${CENTRE - body} ${to - below}, ${CENTRE - neck} ${from + above}, ${CENTRE - neck} ${from} V -10 Z`;
  return `M ${CENTRE - neck} -10 H ${CENTRE + neck} ${right} ${left}`;
}

/** Path of the foil over the cork or, on sparkling wine, over the neck. */
function foil({ body }, end) {
  return `M ${CENTRE - body} -10 H ${CENTRE + body} V ${end} Q ${CENTRE} ${end + 14} ${CENTRE - body} ${end} Z`;
}

/** Draws a bottle. `glass` is [lit colour, dark colour], `capsule` is the colour of the foil. */
export function drawBottle({ bottle, glass, capsule, capsuleEnd = 84 }) {
  const shape = SHAPES[bottle];
  const [lit, dark] = glass;
  const path = outline(shape);
  const wide = capsuleEnd > shape.from + 60 ? shape.neck * 2 : shape.neck;
  return `
    <defs>
      <linearGradient id="glass" x1="${CENTRE - shape.body}" x2="${CENTRE + shape.body}" y1="0" y2="0" gradientUnits="userSpaceOnUse">
        <stop offset="0" stop-color="${dark}"/><stop offset=".1" stop-color="${lit}"/>
        <stop offset=".34" stop-color="${lit}"/><stop offset=".72" stop-color="${dark}"/>
        <stop offset=".93" stop-color="${dark}"/><stop offset="1" stop-color="${lit}"/>
      </linearGradient>
      <linearGradient id="capsule" x1="${CENTRE - wide}" x2="${CENTRE + wide}" y1="0" y2="0" gradientUnits="userSpaceOnUse">
        <stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset=".24" stop-color="#fff" stop-opacity=".26"/>
        <stop offset=".46" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/>
      </linearGradient>
      <clipPath id="bottle"><path d="${path}"/></clipPath>
      <filter id="soft" filterUnits="userSpaceOnUse" x="-50" y="-50" width="700" height="900"><feGaussianBlur stdDeviation="6"/></filter>
      <filter id="softer" filterUnits="userSpaceOnUse" x="-50" y="-50" width="700" height="950"><feGaussianBlur stdDeviation="26"/></filter>
    </defs>
    <path d="${path}" transform="translate(26 8)" fill="#000" opacity=".26" filter="url(#softer)"/>
    <path d="${path}" fill="url(#glass)"/>
    <g clip-path="url(#bottle)">
      <path d="M ${CENTRE - shape.body + 30} ${shape.to + 24} V 810" stroke="#fff" stroke-width="16" opacity=".4" filter="url(#soft)"/>
      <path d="M ${CENTRE - shape.neck + 16} ${capsuleEnd} C ${CENTRE - shape.neck + 16} ${shape.from + shape.bend[0]}, ${CENTRE - shape.body + 36} ${shape.to - shape.bend[1]}, ${CENTRE - shape.body + 30} ${shape.to + 24}" fill="none" stroke="#fff" stroke-width="11" opacity=".3" filter="url(#soft)"/>
      <path d="M ${CENTRE + shape.body - 14} ${shape.to} V 810" stroke="#fff" stroke-width="8" opacity=".24" filter="url(#soft)"/>
      <path d="${foil(shape, capsuleEnd)}" transform="translate(0 5)" fill="#000" opacity=".4" filter="url(#soft)"/>
      <path d="${foil(shape, capsuleEnd)}" fill="${capsule}"/>
      <path d="${foil(shape, capsuleEnd)}" fill="url(#capsule)"/>
    </g>`;
}

/** Draws the background, a wall with a light. */
export function drawWall(wall) {
  return `
    <defs>
      <radialGradient id="light" cx=".28" cy=".22" r="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/>
        <stop offset="1" stop-color="#000" stop-opacity=".16"/>
      </radialGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`;
}

/** Draws a paper label with the shadows of the round glass at its edges. */
export function onGlass({ x, y, w, h }, paper, content, shape = bowed(w, h)) {
  return `
    <defs>
      <clipPath id="paper"><path d="${shape}"/></clipPath>
      <linearGradient id="round" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stop-color="#1a0f08" stop-opacity=".42"/><stop offset=".09" stop-color="#1a0f08" stop-opacity=".13"/>
        <stop offset=".3" stop-color="#fff" stop-opacity=".12"/><stop offset=".62" stop-color="#1a0f08" stop-opacity="0"/>
        <stop offset=".9" stop-color="#1a0f08" stop-opacity=".2"/><stop offset="1" stop-color="#1a0f08" stop-opacity=".5"/>
      </linearGradient>
      <filter id="grain" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="7"/>
        <feColorMatrix values="0 0 0 0 .25  0 0 0 0 .2  0 0 0 0 .15  0 0 0 -.9 .52"/>
      </filter>
    </defs>
    <g transform="translate(${x} ${y})">
      <path d="${shape}" transform="translate(1 3)" fill="#000" opacity=".35" filter="url(#soft)"/>
      <g clip-path="url(#paper)">
        <rect y="-30" width="${w}" height="${h + 60}" fill="${paper}"/>
        ${content}
        <rect y="-30" width="${w}" height="${h + 60}" filter="url(#grain)" opacity=".28"/>
        <rect y="-30" width="${w}" height="${h + 60}" fill="url(#round)"/>
      </g>
    </g>`;
}

const bowed = (w, h) => `M 0 0 Q ${w / 2} 13 ${w} 0 V ${h} Q ${w / 2} ${h + 13} 0 ${h} Z`;

/** Outline of a label with an arch at the top. */
export const arched = (w, h) =>
  `M 0 ${w * 0.42} A ${w / 2} ${w * 0.42} 0 0 1 ${w} ${w * 0.42} V ${h} Q ${w / 2} ${h + 13} 0 ${h} Z`;

/** Outline of an oval label. */
export const oval = (w, h) =>
  `M 0 ${h / 2} A ${w / 2} ${h / 2} 0 0 1 ${w} ${h / 2} A ${w / 2} ${h / 2} 0 0 1 0 ${h / 2} Z`;

/** Outline of a label like a shield, with a point at the bottom. */
export const shield = (w, h) =>
  `M 0 0 Q ${w / 2} 13 ${w} 0 V ${h * 0.7} C ${w} ${h * 0.9}, ${w * 0.68} ${h * 0.95}, ${w / 2} ${h + 8} C ${w * 0.32} ${h * 0.95}, 0 ${h * 0.9}, 0 ${h * 0.7} Z`;

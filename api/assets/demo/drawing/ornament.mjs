/** Drawings for labels, by name. Each is about 100 units wide and centred at the origin. */

const stroke = (ink, width = 2) =>
  `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join("");

const ray = (angle, from, to) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `M ${from * cos} ${from * sin} L ${to * cos} ${to * sin} `;
};

export const ornaments = {
  manor: (ink) => `<g ${stroke(ink, 1.5)}>
    <path d="M -74 30 H 74 M -48 30 V -6 H 48 V 30 M -54 -6 H 54 L 40 -28 H -40 Z M -66 30 V -14 H -50 V 30 M -70 -14 L -58 -42 L -46 -14 Z M 66 30 V -14 H 50 V 30 M 70 -14 L 58 -42 L 46 -14 Z M -7 30 V 10 Q 0 2 7 10 V 30"/>
    ${times(6, (n) => `<path d="M ${-39 + n * 14.2} 2 v 9 h 6 v -9 z"/>`)}
    ${times(3, (n) => `<path d="M ${-26 + n * 22} -12 v -9 l 4 -5 l 4 5 v 9 z"/>`)}
    <path d="M -96 30 q 4 -34 9 0 M -84 30 q 4 -22 8 0 M 96 30 q -4 -34 -9 0 M 84 30 q -4 -22 -8 0"/></g>`,

  sun: (ink) => `<g ${stroke(ink, 1.6)}>
    <path d="M -28 16 A 28 28 0 0 1 28 16 Z" fill="${ink}"/>
    <path d="${times(17, (n) => ray(Math.PI + (n * Math.PI) / 16, 37, n % 2 ? 58 : 76)).trim()}" transform="translate(0 16)"/>
    <path d="M -84 16 H 84 M -64 25 Q -32 18 0 25 T 64 25 M -44 34 Q -22 28 0 34 T 44 34"/></g>`,

  grapes: (ink) => `<g fill="${ink}">
    ${times(4, (row) => times(4 - row, (n) => `<circle cx="${(n - (3 - row) / 2) * 15}" cy="${-6 + row * 12.6}" r="6.6"/>`))}
    <path d="M 0 -14 Q 2 -26 12 -34" ${stroke(ink, 2.4)}/>
    <path d="M 4 -24 q -14 -16 -34 -8 q 6 18 34 8"/><path d="M 8 -28 q 12 -14 30 -6 q -8 16 -30 6"/></g>`,

  shell: (ink) => `<g ${stroke(ink, 1.9)}>
    <path d="M -9 34 H 9 L 14 26 Q 50 4 40 -14 Q 30 -36 0 -36 Q -30 -36 -40 -14 Q -50 4 -14 26 Z"/>
    <path d="M 0 28 V -36 M -4 28 Q -17 0 -16 -33 M 4 28 Q 17 0 16 -33 M -9 27 Q -34 4 -31 -25 M 9 27 Q 34 4 31 -25"/></g>`,

  ship: (ink) => `<g ${stroke(ink, 1.7)}>
    <path d="M -56 14 Q -44 34 -30 34 H 34 Q 48 32 60 8 L 40 16 H -40 Z" fill="${ink}"/>
    <path d="M -22 14 V -46 M 16 14 V -56 M 44 12 V -34 M 60 8 L 84 -8 M -36 -38 Q -22 -30 -8 -38 L -4 -12 Q -22 -4 -40 -12 Z M -1 -48 Q 16 -40 32 -48 L 36 -22 Q 16 -14 -4 -22 Z M 36 -30 Q 48 -24 58 -30 L 60 -10 Q 48 -4 36 -8 Z M 16 -56 l 14 -5 l -14 -4 z"/>
    <path d="M -92 44 q 11 -9 22 0 t 22 0 t 22 0 t 22 0 t 22 0 t 22 0 t 22 0 t 22 0 M -70 54 q 11 -8 22 0 t 22 0 t 22 0 t 22 0 t 22 0 t 22 0"/></g>`,

  key: (ink) => `<g ${stroke(ink, 3.4)} transform="rotate(90)">
    <circle cx="-40" cy="0" r="15"/><circle cx="-40" cy="0" r="6"/><path d="M -25 0 H 46 M 46 0 V 14 M 36 0 V 10 M 26 0 V 14 M -18 -5 V 5 M -11 -5 V 5"/></g>`,

  berries: (ink) => `<g fill="${ink}">
    ${times(5, (n) => `<g transform="translate(${(n - 2) * 32} ${Math.abs(n - 2) * 5})"><path d="M -9 -14 H 9 L 12 12 Q 0 18 -12 12 Z"/><path d="M -13 -6 H 13 M -14 6 H 14" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/></g>`)}</g>`,

  peaks: (ink) => `<g ${stroke(ink, 1.7)}>
    <path d="M -96 34 L -54 -8 L -36 8 L 0 -42 L 30 2 L 48 -16 L 96 34"/>
    <path d="M 0 -42 L -6 -12 L 6 -20 L 10 4 L 22 -10 M -54 -8 L -56 10 L -46 4 M 48 -16 L 46 2 L 56 -2 M -80 34 H 80" /></g>`,

  oldVine: (ink) => `<g ${stroke(ink, 6)}>
    <path d="M -4 48 Q -14 24 0 8 Q 12 -6 2 -22"/>
    <path d="M -2 16 Q -24 6 -38 -18 M 4 2 Q 28 -4 36 -26 M 2 -22 Q -2 -34 -10 -42" stroke-width="4"/>
    <g stroke-width="1.7"><path d="M -38 -18 Q -50 -32 -48 -48 M -38 -18 Q -30 -34 -34 -48 M 36 -26 Q 32 -42 38 -54 M 36 -26 Q 50 -36 56 -48 M -10 -42 Q -12 -54 -6 -62 M -10 -42 Q -20 -48 -22 -58 M -70 48 H 70 M -40 55 H 40"/></g></g>`,

  camellia: (ink) => `<g ${stroke(ink, 1.7)}>
    ${times(6, (n) => `<path transform="rotate(${n * 60})" d="M 0 -8 C -30 -16 -26 -46 0 -42 C 26 -46 30 -16 0 -8"/>`)}
    ${times(6, (n) => `<path transform="rotate(${30 + n * 60}) scale(.62)" d="M 0 -6 C -26 -14 -22 -42 0 -38 C 22 -42 26 -14 0 -6"/>`)}
    <circle r="6" fill="${ink}"/></g>`,

  rose: (ink) => `<g ${stroke(ink, 1.8)}>
    ${times(16, (n) => `<path d="${ray((n * Math.PI) / 8, 10, n % 4 === 0 ? 50 : n % 2 === 0 ? 34 : 22)}"/>`)}
    <circle r="54"/><circle r="48"/><circle r="5" fill="${ink}"/></g>`,

  star: (ink) =>
    `<path d="M 0 -16 L 4 -4 L 16 0 L 4 4 L 0 16 L -4 4 L -16 0 L -4 -4 Z" fill="${ink}"/>`,
};

/** Rows of vines on hills, in a box of this size. */
export function hills(w, h, inks) {
  const ridges = inks.map((ink, row) => {
    const y = h * (0.2 + (row * 0.8) / inks.length);
    const swing = h * 0.2 * (row % 2 ? -1 : 1);
    const path = `M -4 ${y} C ${w * 0.3} ${y - swing}, ${w * 0.62} ${y + swing}, ${w + 4} ${y - swing * 0.6} V ${h + 30} H -4 Z`;
    const vines = times(15, (n) => {
      const from = (w / 14) * n;
      return `<path d="M ${from} ${y - 40} Q ${from + (n - 7) * 6} ${y + h * 0.2} ${from + (n - 7) * 22} ${h + 40}" stroke="#fff" stroke-opacity=".3" stroke-width="1.3" fill="none"/>`;
    });
    return `<clipPath id="ridge${row}"><path d="${path}"/></clipPath><path d="${path}" fill="${ink}"/><g clip-path="url(#ridge${row})">${vines}</g>`;
  });
  return ridges.join("");
}

/** Waves of a calm sea, in a box of this size. */
export function waves(w, h, ink) {
  const rows = Math.floor(h / 15);
  return `<g ${stroke(ink, 2)}>${times(rows, (row) => {
    const swell = 5 + row * 0.5;
    const shift = row % 2 ? 0 : 22;
    return `<path opacity="${0.4 + (0.6 * row) / rows}" d="M ${-44 + shift} ${row * 15} ${times(12, () => `q 11 ${-swell} 22 0 t 22 0 `)}"/>`;
  })}</g>`;
}

/** Contour lines of terraces, in a box of this size. */
export function contours(w, h, ink) {
  return `<g ${stroke(ink, 1.5)}>${times(9, (n) => {
    const y = (h / 9) * n;
    return `<path d="M -4 ${y + 20} C ${w * 0.2} ${y - 26 + n * 3}, ${w * 0.4} ${y + 44 - n * 3}, ${w * 0.62} ${y + 8} S ${w * 0.9} ${y - 20}, ${w + 4} ${y + 14}"/>`;
  })}</g>`;
}

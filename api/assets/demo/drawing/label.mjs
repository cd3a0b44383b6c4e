import { contours, hills, ornaments, waves } from "./ornament.mjs";

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A line of text at `x`. draw.mjs shrinks it if it is wider than `max`. */
function line(content, x, y, options) {
  const {
    size,
    fill,
    max = 999,
    weight = 500,
    italic,
    track = 0,
    anchor = "middle",
    soft = 0,
  } = options;
  const { wonk = 0, caps = false, rotate = 0 } = options;
  const shift = anchor === "middle" ? track / 2 : 0;
  return `<text x="${x + shift}" y="${y}" data-max="${max}" text-anchor="${anchor}" fill="${fill}"
    font-size="${size}" font-weight="${weight}" font-style="${italic ? "italic" : "normal"}" letter-spacing="${track}"
    style="font-variation-settings:'SOFT' ${soft},'WONK' ${wonk}" ${rotate ? `transform="rotate(${rotate} ${x} ${y})"` : ""}
    >${escape(caps ? content.toUpperCase() : content)}</text>`;
}

/** Lines of a title. `y` is the baseline of the last line. */
function title(lines, x, y, { leading, ...options }) {
  return lines
    .map((text, index) => line(text, x, y - (lines.length - 1 - index) * leading, options))
    .join("");
}

const ornament = (name, x, y, scale, ink) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${ornaments[name](ink)}</g>`;

const rule = (x, y, length, ink, width = 1.2) =>
  `<path d="M ${x - length / 2} ${y} h ${length}" stroke="${ink}" stroke-width="${width}"/>`;

const frame = (w, h, inset, ink, width) =>
  `<path d="M ${inset} ${inset + 4} Q ${w / 2} ${inset + 15} ${w - inset} ${inset + 4} V ${h - inset} Q ${w / 2} ${h - inset + 12} ${inset} ${h - inset} Z" fill="none" stroke="${ink}" stroke-width="${width}"/>`;

/**
 * Baseline for the first line of a title with font size `size`, if the title follows a line with
 * baseline `y`.
 */
const below = (y, size) => y + 14 + size * 0.8;

const small = (fill, max) => ({ size: 14, weight: 560, track: 3.2, caps: true, fill, max });

/** Layouts of labels. Each fills a box of `w` by `h`. */
export const layouts = {
  /** Symmetrical, with a frame and a drawing at the top. */
  framed({ w, h, ink, accent, over, lines, under, year, foot, drawing, scale = 1, size = 50 }) {
    const max = w - 64;
    const lower = lines.length === 1 ? 20 : 0;
    const last = below(136 + lower, size) + (lines.length - 1) * size * 1.04;
    return `${frame(w, h, 14, accent, 2.4)}${frame(w, h, 21, accent, 0.9)}
      ${ornament(drawing, w / 2, 76 + lower / 2, scale, accent)}
      ${line(over, w / 2, 136 + lower, small(ink, max))}
      ${title(lines, w / 2, last, { size, weight: 560, fill: ink, max, leading: size * 1.04 })}
      ${line(under, w / 2, last + 36, { size: 23, italic: true, weight: 420, fill: accent, max })}
      ${rule(w / 2, h - 92, 90, accent)}
      ${line(year, w / 2, h - 54, { size: 33, weight: 480, track: 5, fill: ink, max })}
      ${line(foot, w / 2, h - 32, { ...small(ink, max), size: 10.5, track: 2.4 })}`;
  },

  /** Large text without a drawing. */
  plain({ w, h, ink, accent, over, lines, under, year, foot, size = 58, italic = false }) {
    const max = w - 56;
    return `${rule(w / 2, 40, w - 56, accent, 3)}${rule(w / 2, 46, w - 56, accent, 0.8)}
      ${line(over, w / 2, 84, small(accent, max))}
      ${title(lines, w / 2, 182 + (lines.length - 1) * 34, { size, italic, weight: 620, fill: ink, max, leading: size * 1.02, soft: 50 })}
      ${line(under, w / 2, 226 + (lines.length - 1) * 34, { size: 22, italic: true, weight: 400, fill: ink, max })}
      ${line(year, w / 2, h - 78, { size: 40, weight: 420, track: 7, fill: accent, max })}
      ${rule(w / 2, h - 56, w - 56, accent, 0.8)}
      ${line(foot, w / 2, h - 28, { ...small(ink, max), size: 12 })}`;
  },

  /** Aligned to the left, with empty space. */
  quiet({ w, h, ink, accent, over, lines, under, year, foot, size = 52, field }) {
    const left = 38;
    const at = { anchor: "start", max: w - 2 * left };
    const art = field === "contours" ? contours(w, 130, accent) : "";
    return `<g transform="translate(0 ${h - 190})">${art}</g>
      ${line(over, left, 66, { ...small(accent), ...at })}
      ${title(lines, left, 128 + (lines.length - 1) * size, { size, weight: 480, fill: ink, leading: size, soft: 100, ...at })}
      ${line(under, left, 164 + (lines.length - 1) * size, { size: 21, italic: true, weight: 400, fill: ink, ...at })}
      ${line(year, left, h - 30, { size: 28, weight: 520, track: 2, fill: ink, ...at })}
      ${line(foot, w - left, h - 32, { ...small(ink, w * 0.52), size: 11, track: 2, anchor: "end" })}`;
  },

  /** A landscape at the bottom, text above. */
  landscape({ w, h, ink, accent, over, lines, under, year, foot, size = 46, inks, sea, drawing }) {
    const max = w - 56;
    const land = sea ? waves(w, 112, accent) : hills(w, 150, inks);
    const first = drawing ? 124 : 60;
    const last = below(first, size) + (lines.length - 1) * size * 1.04;
    return `${drawing ? ornament(drawing, w / 2, 66, 0.66, accent) : ""}
      <g transform="translate(0 ${h - (sea ? 104 : 132)})">${land}</g>
      ${line(over, w / 2, first, small(accent, max))}
      ${title(lines, w / 2, last, { size, weight: 520, fill: ink, max, leading: size * 1.04, wonk: 1 })}
      ${line(under, w / 2, last + 34, { size: 22, italic: true, weight: 400, fill: ink, max })}
      ${line(year, w / 2, last + 74, { size: 28, weight: 460, track: 4, fill: accent, max })}
      ${sea ? "" : line(foot, w / 2, h - 18, { ...small("#fff", max), size: 12 })}`;
  },

  /** The name in a coloured band. */
  band({
    w,
    h,
    ink,
    accent,
    paper,
    over,
    lines,
    under,
    year,
    foot,
    size = 46,
    drawing,
    scale = 0.9,
  }) {
    const max = w - 52;
    const depth = 34 + lines.length * size * 1.04;
    const top = 142;
    return `${ornament(drawing, w / 2, 62, scale, accent)}
      ${line(over, w / 2, 128, small(ink, max))}
      <path d="M 0 ${top} Q ${w / 2} ${top + 13} ${w} ${top} v ${depth} Q ${w / 2} ${top + depth + 13} 0 ${top + depth} Z" fill="${accent}"/>
      <path d="M 0 ${top + 6} Q ${w / 2} ${top + 19} ${w} ${top + 6} M 0 ${top + depth - 6} Q ${w / 2} ${top + depth + 7} ${w} ${top + depth - 6}" fill="none" stroke="${paper}" stroke-width="1.2"/>
      ${title(lines, w / 2, top + depth - 20, { size, weight: 540, fill: paper, max, leading: size * 1.04 })}
      ${line(under, w / 2, top + depth + 44, { size: 21, italic: true, weight: 400, fill: ink, max })}
      ${line(year, w / 2, h - 48, { size: 31, weight: 480, track: 5, fill: ink, max })}
      ${line(foot, w / 2, h - 20, { ...small(accent, max), size: 11 })}`;
  },

  /** The first line of the name runs upwards, with a column of details. */
  upright({ w, h, ink, accent, over, lines, under, year, foot, size = 88 }) {
    const column = 176;
    const at = { anchor: "start", max: w - column - 22 };
    return `<rect y="-20" width="146" height="${h + 60}" fill="${accent}"/>
      ${line(lines[0], 108, h - 26, { size, weight: 640, fill: "#fff", anchor: "start", rotate: -90, max: h - 44, soft: 100 })}
      ${line(over, column, 60, { ...small(accent), size: 13, ...at })}
      ${title(lines.slice(1), column, 138 + (lines.length - 2) * 30, { size: 29, weight: 480, fill: ink, leading: 33, ...at })}
      ${line(under, column, 170 + (lines.length - 2) * 30, { size: 18, italic: true, weight: 400, fill: ink, ...at })}
      ${line(year, column, h - 64, { size: 46, weight: 380, fill: ink, ...at })}
      ${line(foot, column, h - 34, { ...small(ink), size: 11, track: 2, ...at })}`;
  },

  /** Coloured circles instead of a drawing. */
  circles({ w, h, ink, accent, over, lines, under, year, foot, size = 44, discs }) {
    const max = w - 56;
    const drawn = discs.map(
      ([x, y, r, fill]) => `<circle cx="${x * w}" cy="${y}" r="${r}" fill="${fill}"/>`,
    );
    return `<g style="mix-blend-mode:multiply">${drawn.join("")}</g>
      ${title(lines, w / 2, h - 138, { size, weight: 560, fill: ink, max, leading: size * 1.04, soft: 100 })}
      ${line(under, w / 2, h - 106, { size: 20, italic: true, weight: 400, fill: ink, max })}
      ${rule(w / 2, h - 84, 40, accent, 2)}
      ${line(over, w / 2, h - 56, small(ink, max))}
      ${line(`${year}  ·  ${foot}`, w / 2, h - 26, { ...small(accent, max), size: 12.5 })}`;
  },

  /** For labels in the shape of an arch, an oval or a shield: centred, with empty corners. */
  axial({
    w,
    h,
    ink,
    accent,
    over,
    lines,
    under,
    year,
    foot,
    drawing,
    scale = 0.9,
    size = 40,
    narrow = 0.72,
    lift = 0,
  }) {
    const max = w * narrow;
    const block = 104 * scale + below(26, size) + (lines.length - 1) * size * 1.04 + 106;
    const top = (h - block) / 2 - lift;
    const first = top + 104 * scale + 26;
    const last = below(first, size) + (lines.length - 1) * size * 1.04;
    return `${ornament(drawing, w / 2, top + 52 * scale, scale, accent)}
      ${line(over, w / 2, first, small(accent, max * 0.96))}
      ${title(lines, w / 2, last, { size, weight: 540, fill: ink, max, leading: size * 1.04 })}
      ${line(under, w / 2, last + 34, { size: 21, italic: true, weight: 400, fill: ink, max })}
      ${line(year, w / 2, last + 80, { size: 32, weight: 460, track: 5, fill: accent, max })}
      ${line(foot, w / 2, last + 106, { ...small(ink, max * 0.76), size: 11, track: 2.2 })}`;
  },

  /** Text printed on the glass, as on bottles of port and Madeira. */
  stencil({ w, h, ink, over, lines, under, year, foot, size = 62 }) {
    const max = w - 40;
    return `${line(over, w / 2, 54, { ...small(ink, max), size: 17, track: 6 })}
      ${title(lines, w / 2, 138 + (lines.length - 1) * size, { size, weight: 800, fill: ink, max, leading: size * 1.04, track: 3, caps: true })}
      ${line(under, w / 2, 190 + (lines.length - 1) * size, { ...small(ink, max), size: 22, track: 8 })}
      ${line(year, w / 2, h - 66, { size: 96, weight: 800, track: 4, fill: ink, max })}
      ${line(foot, w / 2, h - 26, { ...small(ink, max), size: 14, track: 5 })}`;
  },
};

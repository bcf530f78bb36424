import {trace, tracePath, type Arrival} from '../../src/brand/trace';

/** The size that link previews ask for, in pixels. */
export const cardSize = {width: 1200, height: 630} as const;

const arrivals: readonly Arrival[] = [
  {at: 470, strength: 0.35, decay: 60, period: 26},
  {at: 640, strength: 0.98, decay: 95, period: 34},
];

/**
 * The picture that link previews show, as an SVG document.
 *
 * @param font the text face as a data URL
 * @param name the site's name, set large
 * @param line what the project is, at most about 50 characters
 */
export function socialCard(font: string, name: string, line: string): string {
  const {width, height} = cardSize;
  const path = tracePath(trace(width, 2, arrivals), 425, 330);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <style>
    @font-face {font-family: Card; src: url('${font}'); font-weight: 400 700}
    text {font-family: Card; letter-spacing: -0.02em}
  </style>
  <rect width="${width}" height="${height}" fill="#0b1a2b"/>
  <path d="${grid(width, height)}" stroke="#1c2f45" stroke-width="1"/>
  <path d="${path}" fill="none" stroke="#1890ff" stroke-width="4" stroke-linejoin="round"/>
  <path d="M470 370v110M640 300v250" stroke="#ff7a45" stroke-width="3"/>
  <text x="80" y="170" font-size="112" font-weight="700" fill="#ffffff">${escapeText(name)}</text>
  <text x="84" y="232" font-size="38" fill="#a5b5c7">${escapeText(line)}</text>
</svg>`;
}

function grid(width: number, height: number): string {
  const columns = Array.from({length: width / 60 - 1}, (_, at) => `M${(at + 1) * 60} 0v${height}`);
  const rows = Array.from({length: height / 90 - 1}, (_, at) => `M0 ${(at + 1) * 90}h${width}`);
  return [...columns, ...rows].join('');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

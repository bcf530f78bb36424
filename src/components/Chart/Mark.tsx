import type {ReactNode} from 'react';

// Circle, square, triangle, diamond, each around 0,0.
const shapes = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-3.5-3.5h7v7h-7z',
  'M0-4.5l4.5 8h-9z',
  'M0-5l5 5l-5 5l-5-5z',
];

type Props = {
  readonly shape: number;
  readonly x: string;
  readonly y: string;
  /** The text of its tooltip. */
  readonly title?: string;
};

/** A point of a series. Each series has another shape, so that color is not the only difference. */
export default function Mark({shape, x, y, title}: Props): ReactNode {
  return (
    <svg x={x} y={y} overflow="visible">
      {title ? <title>{title}</title> : null}
      <path d={shapes[shape % shapes.length]} />
    </svg>
  );
}

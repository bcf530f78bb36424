import {useRef, type ComponentType, type ReactNode, type SVGProps} from 'react';
import {useSidewaysScroll} from '../ScrollTable/useSidewaysScroll';
import styles from './styles.module.css';

export interface Props {
  /** An SVG file, imported as a component: it is part of the page and takes the theme's colors. */
  readonly drawing: ComponentType<SVGProps<SVGSVGElement>>;
  /** Describes the drawing to readers who do not see it. */
  readonly alt: string;
  /** The caption below the drawing. */
  readonly children: ReactNode;
}

/** A drawing with its caption. On a narrow screen the drawing keeps its size and scrolls sideways. */
export default function Figure({drawing: Drawing, alt, children}: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const focusable = useSidewaysScroll(region)
    ? {role: 'group', tabIndex: 0, 'aria-label': 'Drawing, scrolls sideways'}
    : {};
  return (
    <figure className={styles.figure}>
      <div ref={region} className={styles.region} {...focusable}>
        <Drawing role="img" aria-label={alt} className={styles.drawing} />
      </div>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}

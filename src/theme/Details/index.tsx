// Replaces the original, whose content is `display: none` while it is closed: the browser cannot find it, and
// neither a link to a text nor an anchor opens it. Here the browser opens and closes the box, and a click
// animates its height as before.
import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', className)} onClick={toggle}>
      {typeof summary === 'object' ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div>
        <div>{children}</div>
      </div>
    </details>
  );
}

/** Opens or closes the box whose summary was clicked; a second click turns the animation around. */
function toggle(event: MouseEvent<HTMLDetailsElement>): void {
  const box = event.currentTarget;
  const content = box.lastElementChild as HTMLElement;
  if ((event.target as Element).closest('summary')?.parentElement !== box) return;
  event.preventDefault();
  const [running] = content.getAnimations();
  if (running) return running.reverse();
  const opens = !box.open;
  box.open = true;
  const height = content.offsetHeight;
  const frames = {height: ['0', `${height}px`], overflow: ['hidden', 'hidden']};
  const animation = content.animate(frames, {duration: durationOf(height), easing: 'ease-in-out'});
  if (!opens) animation.reverse();
  animation.onfinish = () => (box.open = animation.playbackRate > 0);
}

/** The original's time for a height, in milliseconds. */
function durationOf(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

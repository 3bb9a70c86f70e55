import { type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { largestFile } from '../ui/picture-sizes.ts';
import { withLateSheet } from '../ui/switched-sheet.ts';
import { isDrawing } from './drawing.ts';
import styles from './picture-link.module.css';
import type { ViewedPicture } from './viewer.tsx';

export type PictureLinkProps = {
  pictures: ViewedPicture[];
  index?: number;
  className?: string | undefined;
  /** The picture itself. */
  children: ReactNode;
};

type Code = typeof import('./viewer.tsx');

/**
 * A picture that opens in the whole window. Before there are scripts, without them, and where the
 * code cannot be had, it is a link to its largest file.
 */
export function PictureLink(props: PictureLinkProps) {
  const { pictures, index = 0, className = '', children } = props;
  const words = useLabels().viewer;
  const [code, setCode] = useState<Code>();
  const shown = pictures[index];
  if (!shown) return children;
  const href = largestFile(shown.picture);

  async function open(event: MouseEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A carousel keeps a press from giving the focus, and the viewer gives it back to what had it.
    event.currentTarget.focus({ preventScroll: true });
    const loaded = await withLateSheet(import('./viewer.tsx')).catch(() => undefined);
    if (loaded) setCode(loaded);
    else location.assign(href);
  }

  return (
    <>
      <a
        className={`${styles.link} ${className}`}
        href={href}
        aria-haspopup="dialog"
        onClick={open}
      >
        {children}
        <span className={styles.hint} data-drawing={isDrawing(shown) || undefined}>
          {isDrawing(shown) ? (
            <>
              <Icon name="expand" /> {words.openDrawing}
            </>
          ) : (
            <Icon name="expand" role="img" aria-hidden="false" aria-label={words.open} />
          )}
        </span>
      </a>
      {/* In the body: what a finger does in the viewer must not move a carousel around the link. */}
      {code &&
        createPortal(
          <code.Viewer pictures={pictures} first={index} onClose={() => setCode(undefined)} />,
          document.body,
        )}
    </>
  );
}

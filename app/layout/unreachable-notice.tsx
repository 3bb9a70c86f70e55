import { useSyncExternalStore } from 'react';
import { currentFailure, openDocument, subscribe } from '../failed-navigation.ts';
import { useLabels } from '../site.ts';
import { Button } from '../ui/button.tsx';
import styles from './unreachable-notice.module.css';

/** Stands beside the page that one reads when the next one could not be opened. */
export function UnreachableNotice() {
  const { failure: words } = useLabels();
  const failure = useSyncExternalStore(subscribe, currentFailure, () => undefined);
  if (!failure) return null;
  // For the route's error page: the site answers, but not with this page.
  if (failure.status) throw new Error(failure.status);
  return (
    <div role="alert" className={styles.notice}>
      <p>{words.unreachable}</p>
      <Button onClick={() => openDocument(failure.target)}>{words.retry}</Button>
    </div>
  );
}

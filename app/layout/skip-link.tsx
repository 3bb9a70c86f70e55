import { useLabels } from '../site.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { header } = useLabels();
  return (
    <a className={styles.skip} href="#contenido">
      {header.skipToContent}
    </a>
  );
}

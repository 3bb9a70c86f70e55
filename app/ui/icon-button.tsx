import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconProps } from './icon.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = ComponentPropsWithRef<'button'> & {
  icon: IconProps['name'];
  name: string;
};

export function IconButton({ icon, name, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={name} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

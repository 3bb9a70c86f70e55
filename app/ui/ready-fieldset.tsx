import type { ComponentProps } from 'react';
import { useReady } from './use-ready.ts';

export type ReadyFieldsetProps = Omit<ComponentProps<'fieldset'>, 'disabled'>;

/** Controls that need scripts, disabled until they answer. What is in it does not render again then. */
export function ReadyFieldset(props: ReadyFieldsetProps) {
  return <fieldset {...props} disabled={!useReady()} />;
}

import { useEffect, useState } from 'react';
import { useLabels } from '../site.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

export type SendLinkProps = Pick<ButtonProps, 'disabled' | 'variant'> & {
  title: string;
  link: () => string;
};

/** A phone offers its own ways to send; elsewhere, and where those fail, the link is copied. */
export function SendLink({ title, link, variant = 'quiet', disabled }: SendLinkProps) {
  const { calculator: labels } = useLabels();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    setCanShare('share' in navigator && matchMedia('(pointer: coarse)').matches);
  }, []);
  async function share() {
    try {
      await navigator.share({ title, url: link() });
    } catch (failure) {
      const cancelled = failure instanceof DOMException && failure.name === 'AbortError';
      setCanShare(cancelled);
    }
  }
  if (canShare) {
    return (
      <Button variant={variant} onClick={share} disabled={disabled}>
        {labels.shareLink}
      </Button>
    );
  }
  const words = {
    copy: labels.copyLink,
    copied: labels.linkCopied,
    failed: labels.linkNotCopied,
  };
  return <CopyButton variant={variant} words={words} text={link} disabled={disabled} />;
}

import { useEffect, useState } from 'react';
import { useLabels } from '../site.ts';
import { Button, type Variant } from '../ui/button.tsx';

export type SendLinkProps = {
  title: string;
  link: () => string;
  disabled?: boolean;
  variant?: Variant;
};

/** A phone offers its own ways to send; elsewhere the link is copied. */
export function SendLink({ title, link, disabled, variant = 'quiet' }: SendLinkProps) {
  const { calculator: labels } = useLabels();
  const [canShare, setCanShare] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    setCanShare('share' in navigator && matchMedia('(pointer: coarse)').matches);
  }, []);
  async function send() {
    const url = link();
    try {
      if (canShare) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (failure) {
      const cancelled = failure instanceof DOMException && failure.name === 'AbortError';
      if (!cancelled) setCopied(false);
    }
  }
  const first = canShare ? labels.shareLink : labels.copyLink;
  return (
    <Button variant={variant} onClick={send} disabled={disabled} aria-live="polite">
      {copied === undefined ? first : copied ? labels.linkCopied : labels.linkNotCopied}
    </Button>
  );
}

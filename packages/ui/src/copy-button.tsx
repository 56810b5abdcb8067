import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { announce } from './live-region.tsx';

const COPIED_MS = 2000;

/** `label` says what is copied: 'Copy ID'. */
export function CopyButton({ value, label, className = '' }: { value: string; label: string; className?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce('Copied');
    } catch {
      announce('Could not copy', true);
    }
  };
  return (
    <IconButton
      size="sm"
      className={`no-print ${className}`}
      aria-label={copied ? 'Copied' : label}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onPress={() => void copy()}
    />
  );
}

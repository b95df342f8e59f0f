import { useText } from '@carroccio/table/text/bilingual.ts';
import { rulesText } from '@carroccio/table/text/rules.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useState } from 'react';

const SHOWN_MS = 2000;

/** Copies the address of a place in the rulebook, to send it to the other player. */
export function CopyLink({ address, label }: { address: string; label: string }) {
  const text = useText(rulesText);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Only secure addresses have it, whatever the types say; elsewhere the address bar shows what to copy.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return location.assign(`#${address}`);
    await clipboard.writeText(`${location.href.split('#')[0]}#${address}`);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <button type="button" className="quiet copy-link" aria-label={label} title={text.copy} onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span role="status">{copied && text.copied}</span>
    </button>
  );
}

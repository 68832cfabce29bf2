import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../feedback/toast-store.ts';
import { messages } from '../messages.ts';
import { Button } from './button.tsx';

/** How long the button shows that the text was copied, in milliseconds. */
const thanksMs = 3000;

type CopyButtonProps = {
  text: string;
  label: string;
  /** What is copied, for people who can't see what is next to the button. */
  about?: string;
};

/** Copies a text to the clipboard, which browsers only allow on HTTPS and localhost. */
export function CopyButton({ text, label, about }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState(0);
  const isCopied = copiedAt > 0;

  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), thanksMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedAt(Date.now());
    } catch {
      toast.destructive({
        title: messages.copyFailed,
        description: messages.copyAdvice,
      });
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-5" /> <span>{isCopied ? messages.copied : label}</span>
        {about !== undefined && <span className="sr-only">: {about}</span>}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && messages.copied}
      </span>
    </>
  );
}

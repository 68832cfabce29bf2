import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export function BackButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="text" onClick={onClick} className="-ml-3 justify-self-start">
      <ArrowLeft aria-hidden="true" className="size-5" /> {children}
    </Button>
  );
}

import { BadgeCheck, LockKeyhole } from 'lucide-react';

const notes = [
  { Icon: BadgeCheck, text: '100% Free & Secure' },
  { Icon: LockKeyhole, text: 'Bank-level Security & Privacy' },
] as const;

export function TrustNotes() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2.5 text-small max-md:flex-col md:justify-center">
      {notes.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon aria-hidden="true" className="size-5 flex-none text-primary" /> {text}
        </li>
      ))}
    </ul>
  );
}

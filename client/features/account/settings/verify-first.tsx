import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/actions/button.tsx';
import { waitingMessages } from '../fields/confirmation/waiting-messages.ts';
import { buildTabPath } from './account-tabs.ts';

/** In place of what an account cannot do until its address is confirmed. */
export function VerifyFirst() {
  const navigate = useNavigate();
  const { title, text, action } = waitingMessages.first;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="font-semibold text-ink">{title}</p>
      <p>{text}</p>
      <Button variant="secondary" onClick={() => navigate(buildTabPath('email'), { replace: true })}>
        {action}
      </Button>
    </div>
  );
}

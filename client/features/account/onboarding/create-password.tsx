import { useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { CreatePasswordForm } from '../fields/password/create-password-form.tsx';
import { Heading } from './heading.tsx';

/** The page "Create Password". */
export function CreatePassword({ user }: { user: AuthUser }) {
  const navigate = useNavigate();
  return (
    <CreatePasswordForm user={user} onDone={() => navigate(paths.onboardingProfile, { replace: true })}>
      <div>
        <Heading lead="With it and your email you sign in on any device.">Create Password</Heading>
      </div>
    </CreatePasswordForm>
  );
}

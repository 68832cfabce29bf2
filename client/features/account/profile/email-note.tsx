import { paths } from '../../../app/paths.ts';
import { TextLink } from '../../../ui/actions/link.tsx';

export function EmailNote() {
  return (
    <>
      <span>Email cannot be changed here</span>, but in your{' '}
      <TextLink to={`${paths.account}?tab=email`}>account settings</TextLink>.
    </>
  );
}

import { consents } from '../../../../shared/consents.ts';
import { paths } from '../../../app/paths.ts';
import { LinkedText } from '../../../ui/layout/linked-text.tsx';

const documents = { 'Terms of Service': paths.terms, 'Privacy Policy': paths.privacy };

/** The agreement as it is recorded, its documents linked. */
export function TermsText() {
  return <LinkedText text={consents.terms.text} links={documents} />;
}

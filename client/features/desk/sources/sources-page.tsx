import { useState } from 'react';
import type { OperatorIssuedKey } from '../../../../shared/api/operator/sources.contract.ts';
import { call } from '../../../lib/api-client.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { DeskContent, useDeskData } from '../desk-data.tsx';
import { DeskSection } from '../desk-table.tsx';
import { SourceCard } from './source-card.tsx';
import { AddSourceForm } from './source-forms.tsx';
import { sourceMessages as words } from './source-messages.ts';

const loadSources = () => call('GET /api/operator/sources');

/** The other sites and servers that send events, their keys, and their quotas. */
export function SourcesPage() {
  const loaded = useDeskData(loadSources);
  const [issued, setIssued] = useState<OperatorIssuedKey>();

  function showKey(key: OperatorIssuedKey) {
    setIssued(key);
    loaded.reload();
  }

  return (
    <>
      <DeskContent loaded={loaded}>
        {({ sources }) => (
          <>
            {sources.length === 0 && <p>{words.empty}</p>}
            {sources.map((source) => (
              <SourceCard key={source.name} source={source} onChange={loaded.reload} onIssued={showKey} />
            ))}
            <DeskSection title={words.add}>
              <AddSourceForm onIssued={showKey} />
            </DeskSection>
          </>
        )}
      </DeskContent>
      {issued && (
        <AlertDialog
          isOpen
          onClose={() => setIssued(undefined)}
          title={words.issuedTitle(issued.name)}
          description={words.issuedText}
          safeLabel={words.done}
          actions={<CopyButton text={issued.key} label={words.copy} />}
        >
          <p className="tabular rounded-control bg-surface-mist px-4 py-3 text-base font-semibold wrap-anywhere text-ink">
            {issued.key}
          </p>
        </AlertDialog>
      )}
    </>
  );
}

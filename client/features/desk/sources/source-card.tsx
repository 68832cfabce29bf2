import { useState } from 'react';
import type { OperatorIssuedKey, OperatorSource } from '../../../../shared/api/operator/sources.contract.ts';
import { formatDateTime } from '../../../../shared/format/dates.ts';
import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { formatNumber } from '../../../../shared/format/numbers.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { useDeskAction } from '../desk-form.tsx';
import { messages } from '../desk-messages.ts';
import { DeskSection, DeskTable } from '../desk-table.tsx';
import { NewKeyDialog, QuotaDialog } from './source-forms.tsx';
import { sourceMessages as words } from './source-messages.ts';

type SourceCardProps = {
  source: OperatorSource;
  onChange: () => void;
  onIssued: (issued: OperatorIssuedKey) => void;
};

/** What a source sends, its keys, and what an operator can change. */
export function SourceCard({ source, onChange, onIssued }: SourceCardProps) {
  const { name, keys, isConfigured, publicId, dailyMebibytes, revokedAt } = source;
  const [question, setQuestion] = useState<'key' | 'quota' | { revoke: string | null }>();
  const close = () => setQuestion(undefined);
  const finish = (title: string) => {
    close();
    toast.success({ title });
    onChange();
  };

  return (
    <DeskSection
      title={name}
      side={revokedAt && <Badge tone="danger">{words.revoked(formatDateTime(revokedAt))}</Badge>}
    >
      <DeskTable
        caption={words.facts(name)}
        columns={words.factColumns}
        rows={[{ key: name, cells: listFacts(source) }]}
        empty=""
      />
      <p className="mt-4 text-small text-muted">{words.publicId(publicId)}</p>
      {isConfigured && <p className="mt-1 text-small text-muted">{words.configured}</p>}
      {!revokedAt && (
        <>
          <div className="mt-5">
            <DeskTable
              caption={words.keys(name)}
              columns={words.keyColumns}
              empty={words.noKeys}
              rows={keys.map(({ hint, createdAt, lastUsedAt, expiresAt }) => ({
                key: `${hint} ${createdAt}`,
                cells: [
                  words.hint(hint),
                  formatDateTime(createdAt),
                  describeUse(lastUsedAt),
                  expiresAt ? formatDateTime(expiresAt) : messages.none,
                  <Button
                    key="revoke"
                    size="sm"
                    variant="secondary"
                    onClick={() => setQuestion({ revoke: hint })}
                  >
                    {words.revoke} <span className="sr-only">{words.hint(hint)}</span>
                  </Button>,
                ],
              }))}
            />
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setQuestion('key')}>
              {words.newKey}
            </Button>
            <Button variant="secondary" onClick={() => setQuestion('quota')}>
              {words.changeQuota}
            </Button>
            <Button variant="destructive" onClick={() => setQuestion({ revoke: null })}>
              {words.revokeSource}
            </Button>
          </div>
        </>
      )}
      {question === 'key' && (
        <NewKeyDialog
          name={name}
          onClose={close}
          onDone={(issued) => {
            close();
            onIssued(issued);
          }}
        />
      )}
      {question === 'quota' && (
        <QuotaDialog
          name={name}
          mebibytes={dailyMebibytes}
          onClose={close}
          onDone={() => finish(words.saved)}
        />
      )}
      {typeof question === 'object' && (
        <RevokeDialog source={source} hint={question.revoke} onClose={close} onDone={finish} />
      )}
    </DeskSection>
  );
}

type RevokeDialogProps = {
  source: OperatorSource;
  /** The hint of the key to revoke. Without one, the whole source is revoked. */
  hint: string | null;
  onClose: () => void;
  onDone: (title: string) => void;
};

function RevokeDialog({ source: { name, isConfigured }, hint, onClose, onDone }: RevokeDialogProps) {
  const { run, isBusy, dialog } = useDeskAction();

  async function revoke() {
    await call('POST /api/operator/sources/{id}/revoke', { path: { id: name }, body: { hint } });
    onDone(words.isRevoked(hint === null ? name : words.hint(hint)));
  }

  const ofSource = isConfigured ? `${words.revokeText} ${words.revokeConfigured}` : words.revokeText;
  return (
    <>
      <AlertDialog
        isOpen
        onClose={onClose}
        title={hint === null ? words.revokeTitle(name) : words.revokeKeyTitle(hint)}
        description={hint === null ? ofSource : words.revokeKeyText}
        actions={
          <Button variant="destructive" isBusy={isBusy} onClick={() => run(revoke)}>
            {words.revoke}
          </Button>
        }
      />
      {dialog}
    </>
  );
}

function listFacts(source: OperatorSource) {
  const { origins, lastUsedAt, storedToday, stored, rejected, corrected, dailyMebibytes } = source;
  return [
    origins.length > 0 ? words.site(joinWithAnd(origins)) : words.server,
    describeUse(lastUsedAt),
    formatNumber(storedToday),
    formatNumber(stored),
    formatNumber(rejected),
    formatNumber(corrected),
    dailyMebibytes === null ? words.defaultQuota : words.quota(dailyMebibytes),
  ];
}

function describeUse(time: string | null): string {
  return time === null ? words.never : formatDateTime(time);
}

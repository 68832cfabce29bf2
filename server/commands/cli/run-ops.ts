import { backupCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import { describeCommand, describeCommands, type OpsCommand, parseCall, UsageError } from './command.ts';
import { doctorCommand } from './doctor.ts';
import { explainFailure } from './explain-failure.ts';
import { keysCommand } from './keys.ts';
import { messagesCommand } from './messages.ts';
import { moveCommand } from './move.ts';
import { operatorsCommand } from './operators.ts';
import { outboxCommand } from './outbox.ts';
import { peopleCommand } from './people.ts';
import { pruneCommand } from './prune.ts';
import { referralsCommand } from './referrals.ts';
import { exportCommand, reportCommand } from './report.ts';
import { restoreCommand } from './restore.ts';
import { rotateSecretCommand } from './rotate-secret.ts';
import { versionCommand } from './version.ts';

export const commands: readonly OpsCommand[] = [
  doctorCommand,
  backupCommand,
  restoreCommand,
  checkCommand,
  moveCommand,
  operatorsCommand,
  peopleCommand,
  messagesCommand,
  keysCommand,
  outboxCommand,
  referralsCommand,
  reportCommand,
  exportCommand,
  pruneCommand,
  rotateSecretCommand,
  versionCommand,
];
const failed = 1;
const wrongUse = 2;

type Surroundings = {
  environment: Readonly<Record<string, string | undefined>>;
  print: (texts: Iterable<string> | AsyncIterable<string>) => Promise<void>;
  printError: (text: string) => void;
};
export async function runOps(
  args: readonly string[],
  { environment, print, printError }: Surroundings,
): Promise<number> {
  try {
    const call = parseCall(commands, args);
    if (call.name === 'help') {
      await print([`${call.command ? describeCommand(call.command) : describeCommands(commands)}\n`]);
      return 0;
    }
    const { text, json, exitCode = 0 } = await call.run({ environment, now: new Date(), print });
    if (call.isJson && json !== undefined) await print([`${JSON.stringify(json, undefined, 2)}\n`]);
    else await print(typeof text === 'string' ? [text] : text);
    return exitCode;
  } catch (cause) {
    const message = explainFailure(cause);
    const isWrongUse = cause instanceof UsageError;
    if (args.includes('--json')) printError(JSON.stringify({ error: message }));
    else printError(isWrongUse ? `${message}\n\n${explainUse(args)}` : message);
    return isWrongUse ? wrongUse : failed;
  }
}

function explainUse([name]: readonly string[]): string {
  const command = commands.find((each) => each.name === name);
  return command ? describeCommand(command) : describeCommands(commands);
}

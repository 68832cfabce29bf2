import { parseArgs } from 'node:util';

/** An invalid request from the operator. The command prints its usage and exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An option of the type string needs a `value`, which is its name in the help. */
type Option = { help: string } & ({ type: 'boolean' } | { type: 'string'; value: string });
type Options = Readonly<Record<string, Option>>;

const jsonOption: Option = { type: 'boolean', help: 'prints JSON, for scripts' };
type Values<O extends Options> = {
  [Name in keyof O]: O[Name] extends { type: 'boolean' } ? boolean : string | undefined;
};

/** What a command gets in addition to its arguments. */
type Circumstances = {
  environment: Readonly<Record<string, string | undefined>>;
  now: Date;
  isJson: boolean;
  /** Prints a stream while what it reads is open. Everything else is returned. */
  print: (texts: AsyncIterable<string>) => Promise<void>;
};

/** What a command prints: the text or, with `--json`, the JSON. A stream is the same in both. */
type Output = {
  text: string | Iterable<string> | AsyncIterable<string>;
  json?: unknown;
  /** Defaults to 0. */
  exitCode?: number;
};

type Definition<O extends Options> = {
  name: string;
  /** A single line for the list of commands. */
  summary: string;
  /** The arguments after the name, with one line for each form. */
  forms?: readonly string[];
  /** More lines for `--help`. */
  details?: readonly string[];
  options?: O;
  run: (values: Values<O>, positionals: readonly string[], circumstances: Circumstances) => Promise<Output>;
};

export type OpsCommand = Omit<Definition<Options>, 'run'> & {
  run: (
    values: Readonly<Record<string, string | boolean | undefined>>,
    positionals: readonly string[],
    circumstances: Circumstances,
  ) => Promise<Output>;
};

export function defineCommand<const O extends Options>(command: Definition<O>): OpsCommand;
export function defineCommand(command: OpsCommand): OpsCommand {
  return command;
}

export type ParsedCall =
  | { name: 'help'; command: OpsCommand | undefined }
  | { name: 'run'; isJson: boolean; run: (circumstances: Omit<Circumstances, 'isJson'>) => Promise<Output> };

/** Parses the arguments after the script's name. Throws {@link UsageError}. */
export function parseCall(commands: readonly OpsCommand[], args: readonly string[]): ParsedCall {
  const [name, ...rest] = args;
  const command = commands.find((each) => each.name === name);
  const asksForHelp = rest.includes('--help') || rest.includes('-h');
  if (command && asksForHelp) return { name: 'help', command };
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    return { name: 'help', command: commands.find((each) => each.name === rest[0]) };
  }
  if (!command) throw new UsageError(`There is no command ${JSON.stringify(name)}.`);
  const { values, positionals } = parseOptions(command, rest);
  const isJson = values.json === true;
  return {
    name: 'run',
    isJson,
    run: (circumstances) => command.run(values, positionals, { ...circumstances, isJson }),
  };
}

function parseOptions({ options = {}, forms = [] }: OpsCommand, args: string[]) {
  const allowPositionals = forms.some((form) => form !== '' && !form.startsWith('-'));
  const known = Object.entries({ ...options, json: jsonOption }).map(
    ([name, { type }]) => [name, type === 'boolean' ? { type, default: false } : { type }] as const,
  );
  try {
    return parseArgs({ args, options: Object.fromEntries(known), allowPositionals });
  } catch (cause) {
    if (cause instanceof TypeError && 'code' in cause) throw new UsageError(cause.message, { cause });
    throw cause;
  }
}

export function describeCommand({
  name,
  summary,
  forms = [''],
  details = [],
  options = {},
}: OpsCommand): string {
  const all: Options = { ...options, json: jsonOption };
  const rows = Object.entries(all).map(([option, described]) => {
    const label = described.type === 'string' ? `--${option} ${described.value}` : `--${option}`;
    return { label, help: described.help };
  });
  const width = Math.max(...rows.map(({ label }) => label.length));
  return [
    summary,
    '',
    ...forms.map(
      (form, index) => `${index === 0 ? 'Usage:' : '      '} npm run ops -- ${`${name} ${form}`.trim()}`,
    ),
    '',
    ...rows.map(({ label, help }) => `  ${label.padEnd(width)}  ${help}`),
    ...(details.length > 0 ? ['', ...details] : []),
  ].join('\n');
}

export function describeCommands(commands: readonly OpsCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: npm run ops -- COMMAND [OPTIONS]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Every command has --help and --json. It exits with 0 if all went well, with 1 if something failed, and with 2 if',
    'it was called incorrectly. All commands work while the server is running, except restore.',
  ].join('\n');
}

/** Returns a command's single argument, such as a file. Throws {@link UsageError} for none or several. */
export function takeArgument(positionals: readonly string[], what: string): string {
  const [only, ...others] = positionals;
  if (only === undefined || others.length > 0)
    throw new UsageError(`This needs exactly one argument: ${what}.`);
  return only;
}

/** Parses the value of an option that is a whole number. Throws {@link UsageError}. */
export function parseNumber(option: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new UsageError(`--${option} must be a number from ${min} to ${max}, not ${JSON.stringify(text)}.`);
}

/** Returns the value of an option with a few choices. The default is the first one. Throws {@link UsageError}. */
export function choose<T extends string>(
  option: string,
  choices: readonly [T, ...T[]],
  given: string | undefined,
): T {
  if (given === undefined) return choices[0];
  const chosen = choices.find((each) => each === given);
  if (!chosen)
    throw new UsageError(`--${option} must be ${choices.join(' or ')}, not ${JSON.stringify(given)}.`);
  return chosen;
}

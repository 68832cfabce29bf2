import packageJson from '../../package.json' with { type: 'json' };

/** The program's version, as in package.json and CHANGELOG.md. */
export const version: string = packageJson.version;

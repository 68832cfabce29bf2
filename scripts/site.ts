import { fileURLToPath } from 'node:url';
import { SiteFaults } from '../shared/site/schemas/faults.ts';
import { createSite } from './site-folder/create-site.ts';
import { listRemarks } from './site-folder/list-remarks.ts';
import { loadSite } from './site-folder/load-site.ts';

const builtIn = fileURLToPath(new URL('../site', import.meta.url));
const [command, folder] = process.argv.slice(2);

if (command === 'new' && folder !== undefined) create(folder);
else if (command === 'check' && folder !== undefined) check(folder);
else {
  console.error(
    [
      'Usage: npm run site -- new FOLDER     starts your own site folder from the built-in one',
      '       npm run site -- check FOLDER   says what is wrong with it, without building',
    ].join('\n'),
  );
  process.exitCode = 2;
}

function create(folder: string): void {
  try {
    createSite(builtIn, folder);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
    return;
  }
  console.log(
    `${folder} is yours now. Its README.md explains each file. Start with brand.json and company.json,`,
  );
  console.log(`replace the carriers, and run npm run site -- check ${folder}.`);
}

function check(folder: string): void {
  try {
    const site = loadSite(folder, { hasDrafts: true });
    const { articles, answers, carriers, directory } = site;
    for (const remark of listRemarks(site)) console.log(`Visitors would notice: ${remark}`);
    console.log(
      `${folder} can be built: ${carriers.length} matched and ${directory.length} listed carriers, ${articles.length} articles, ${answers.length} answers.`,
    );
  } catch (cause) {
    if (!(cause instanceof SiteFaults)) throw cause;
    console.error(cause.message);
    console.error(`${cause.faults.length} to fix.`);
    process.exitCode = 1;
  }
}

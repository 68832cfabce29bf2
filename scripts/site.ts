import { SiteFaults } from '../shared/site/schemas/faults.ts';
import { loadSite } from './site-folder/load-site.ts';

const [command, folder = 'site'] = process.argv.slice(2);

if (command === 'check') check(folder);
else {
  console.error('Usage: npm run site -- check FOLDER');
  process.exitCode = 2;
}

function check(folder: string): void {
  try {
    const site = loadSite(folder, { hasDrafts: true });
    const { articles, answers, carriers, directory } = site;
    console.log(
      `${folder} is fine: ${carriers.length} matched and ${directory.length} listed carriers, ${articles.length} articles, ${answers.length} answers.`,
    );
  } catch (cause) {
    if (!(cause instanceof SiteFaults)) throw cause;
    console.error(cause.message);
    console.error(`${cause.faults.length} to fix.`);
    process.exitCode = 1;
  }
}

import { prepareSite } from './prepare-site.ts';

// For `node --import`: programs that need no build read the site folder itself.
prepareSite({ hasDrafts: true });

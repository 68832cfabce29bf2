import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// The entry of a worker thread. It runs when it is loaded, and its memory is freed when it ends.
const { renderer, origin, carriers, company } = workerData;
const { renderOperatorSite } = await import(pathToFileURL(renderer.program).href);
const template = JSON.parse(readFileSync(renderer.template, 'utf8'));
parentPort?.postMessage(await renderOperatorSite({ origin, carriers, company, template }));

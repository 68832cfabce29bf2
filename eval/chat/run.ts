import { parseArgs } from 'node:util';
import { createAssistant } from './assistant.ts';
import { judge, type Verdict } from './judge.ts';
import { loadFolder } from './load-conversations.ts';
import { describeFailures, describeFigures } from './report.ts';
import { talk } from './talk.ts';

const { values } = parseArgs({
  options: { verbose: { type: 'boolean', default: false }, folder: { type: 'string', default: '' } },
});
const send = createAssistant();
const verdicts: Verdict[] = [];
for (const conversation of loadFolder(values.folder || undefined)) {
  verdicts.push(judge(conversation, await talk(conversation, send)));
}
for (const [category, own] of Map.groupBy(verdicts, ({ conversation }) => conversation.category)) {
  console.log(`${category}: ${describeFigures(own)}`);
}
console.log(`\nAll ${verdicts.length}: ${describeFigures(verdicts)}`);
if (values.verbose) console.log(describeFailures(verdicts).join('\n'));

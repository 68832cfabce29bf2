import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { runOps } from '../../server/commands/cli/run-ops.ts';

/**
 * Runs operators' commands for the shims of `operating.test.ts` in this process's folder, which saves starting Node for
 * each of them. The argument is the socket to listen on. The response is the exit code, followed on the next lines by
 * what the command printed.
 */
createServer((request, response) => {
  void text(request).then(async (body) => {
    const printed: string[] = [];
    const code = await runOps(new URLSearchParams(body).getAll('arg'), {
      environment: process.env,
      async print(texts) {
        for await (const each of texts) printed.push(each);
      },
      printError: (each) => void printed.push(each),
    });
    response.end(`${code}\n${printed.join('')}`);
  });
}).listen(process.argv[2], () => process.stdout.write('ready\n'));

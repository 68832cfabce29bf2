import { messages } from './messages.ts';
import type { LinkFlow } from './use-link-flow.ts';

/** Why the last press had no effect. */
export function LinkProblem({ flow: { problem } }: { flow: LinkFlow }) {
  return (
    <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
      {problem && messages.notSent(problem.message)}
    </p>
  );
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They compute or wait the longest. Started last, they would keep one core busy while the others are idle. */
const heavyFiles = [
  'eval/chat/eval.test.ts',
  'server/account-model.test.ts',
  'server/hanging-peers.test.ts',
  'server/main.test.ts',
  'server/features/brand/second-brand.test.ts',
  'server/overload.test.ts',
  'scripts/dev/dev.test.ts',
];

/** Vitest's own order, which is largest files first, but after the few slowest. */
export class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isHeavy = ({ moduleId }: TestSpecification) => heavyFiles.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isHeavy), ...sorted.filter((file) => !isHeavy(file))];
  }
}

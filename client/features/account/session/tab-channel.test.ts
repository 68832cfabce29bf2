import { expect, it, vi } from 'vitest';
import { openTabChannel } from './create-auth-client.ts';

it('notifies the other tabs, and not itself', async () => {
  const own = vi.fn();
  const others = vi.fn();
  const channel = openTabChannel(own);
  const other = openTabChannel(others);
  channel.tell('SIGNED_OUT');
  await expect.poll(() => others).toHaveBeenCalledWith('SIGNED_OUT');
  expect(own).not.toHaveBeenCalled();
  channel.close();
  other.close();
});

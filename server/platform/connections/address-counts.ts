/** Counts by address. Addresses whose count is 0 are dropped. */
export function createAddressCounts() {
  const counts = new Map<string, number>();
  const get = (address: string) => counts.get(address) ?? 0;
  return {
    get,
    add(address: string, amount: number) {
      const count = get(address) + amount;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
    },
  };
}

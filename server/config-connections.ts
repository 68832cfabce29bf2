import type * as z from 'zod';
import { wholeNumber, withDefault } from './config-fields.ts';
import type { ConnectionLimits } from './platform/connections/connection-limits.ts';

const mebibyte = 1024 * 1024;

/** The settings that bound connections and the memory of unfinished bodies. */
export const connectionSettings = {
  MAX_CONNECTIONS: withDefault(wholeNumber(100, 1_000_000), 10_000),
  MAX_CONNECTIONS_PER_ADDRESS: withDefault(wholeNumber(10, 1_000_000), 512),
  MAX_BODY_MEMORY_MIB: withDefault(wholeNumber(4, 65_536), 64),
  MAX_BODY_MEMORY_MIB_PER_ADDRESS: withDefault(wholeNumber(1, 65_536), 8),
};

type Values = { [Name in keyof typeof connectionSettings]: z.output<(typeof connectionSettings)[Name]> };

export function readConnectionLimits(values: Values): ConnectionLimits {
  return {
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    maxBodyBytes: values.MAX_BODY_MEMORY_MIB * mebibyte,
    maxBodyBytesPerAddress: values.MAX_BODY_MEMORY_MIB_PER_ADDRESS * mebibyte,
  };
}

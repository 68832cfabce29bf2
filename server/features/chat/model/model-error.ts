export type ModelFault =
  | 'busy'
  | 'connection'
  | 'first-byte-timeout'
  | 'timeout'
  | 'status'
  | 'too-large'
  | 'unreadable'
  | 'unusable';

/** Why a language model's answer wasn't used. It contains nothing that was asked or answered. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  readonly status: number | undefined;
  constructor(fault: ModelFault, status?: number) {
    super(`unused answer of the language model: ${fault}`);
    this.name = 'ModelError';
    this.fault = fault;
    this.status = status;
  }
}

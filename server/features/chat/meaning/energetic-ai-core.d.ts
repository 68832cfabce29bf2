// The package's own types lean on packages that it does not install.
declare module '@energetic-ai/core' {
  export function ready(): Promise<void>;
}

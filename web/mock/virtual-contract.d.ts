/** Made by tools/mock/vite-plugin.ts from openapi.yaml. */
declare module 'virtual:plink-contract' {
  export const operations: import('./contract.ts').MockedOperation[]
  /** When the examples of the contract happen, in milliseconds since 1970. */
  export const exampleTime: number
}

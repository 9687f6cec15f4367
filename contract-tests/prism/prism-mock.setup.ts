import type { TestProject } from 'vitest/node'
import { startPrism } from '../../tools/mock/prism-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    prismMockUrl: string
  }
}

/** Starts `prism mock openapi.yaml`, with which the scenarios compare the server. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const prism = startPrism('openapi.yaml')
  provide('prismMockUrl', await prism.url())
  return () => prism.close()
}

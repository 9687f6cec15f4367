import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Node } from '#api/contract/flatten-contract.ts'

/** Writes the operations that may be repeated without a key, without internal ones. The documentation lists them. */
export function writeRepeatable({ contract, file }: { contract: string; file: string }): void {
  const { paths }: Node = parse(readFileSync(contract, 'utf8'))
  const lines = Object.values<Node>(paths)
    .flatMap(methods => Object.values<Node>(methods))
    .filter(operation => operation['x-repeatable'] && !operation['x-internal'])
    .map(({ operationId }) => `  '${operationId}',\n`)
  const head = `// Generated from ${contract}. Do not edit.\n`
  writeFileSync(file, `${head}export const repeatableOperations = [\n${lines.join('')}] as const\n`)
}

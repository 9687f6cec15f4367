import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Node } from '#api/contract/flatten-contract.ts'

/**
 * Writes the path of each read without parameters in it, with which the keys of its queries begin. A page that only refreshes a query needs
 * nothing else of its hook.
 */
export function writeQueryPaths({ contract, file }: { contract: string; file: string }): void {
  const { paths }: Node = parse(readFileSync(contract, 'utf8'))
  const lines = Object.entries<Node>(paths).flatMap(([path, { get }]) =>
    get && !path.includes('{') ? [`export const ${get.operationId}Path = '${path}'\n`] : [],
  )
  writeFileSync(file, `// Generated from ${contract}. Do not edit.\n${lines.join('')}`)
}

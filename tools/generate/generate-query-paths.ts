import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Node } from '#api/contract/flatten-contract.ts'

/**
 * Writes the path of each read without path parameters. The keys of its queries begin with it. A page that only refreshes a query needs no other
 * part of its hook.
 */
export function writeQueryPaths({ contract, file }: { contract: string; file: string }): void {
  const { paths }: Node = parse(readFileSync(contract, 'utf8'))
  const lines = Object.entries<Node>(paths).flatMap(([path, { get }]) =>
    get && !path.includes('{') ? [`export const ${get.operationId}Path = '${path}'\n`] : [],
  )
  writeFileSync(file, `// Generated from ${contract}. Do not edit.\n${lines.join('')}`)
}

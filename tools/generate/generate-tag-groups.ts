import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Contract, publicContract } from '#api/contract/public-contract.ts'

/** Writes the groups of the tags that integrators read, in the order of the contract. Each tag of the contract stands in one group. */
export function writeTagGroups({ contract, file }: { contract: string; file: string }): void {
  const whole: Contract = parse(readFileSync(contract, 'utf8'))
  const grouped = whole['x-tagGroups'].flatMap(({ tags }) => tags)
  const misplaced = whole.tags.filter(({ name }) => grouped.filter(each => each === name).length !== 1)
  if (misplaced.length > 0 || grouped.length !== whole.tags.length)
    throw new Error(`${contract}: x-tagGroups has to name each tag once. Look at ${misplaced.map(({ name }) => name)}`)
  const lines = publicContract(whole)['x-tagGroups'].map(group => `  ${JSON.stringify(group)},\n`)
  writeFileSync(
    file,
    `// Generated from openapi.yaml. Do not edit.
export const tagGroups = [\n${lines.join('')}] as const
`,
  )
}

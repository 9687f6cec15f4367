import { readFileSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Node } from '#api/contract/flatten-contract.ts'

export const CONTRACT_PATH = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

export const readContract = (): Node => parse(readFileSync(CONTRACT_PATH, 'utf8'), { merge: true })

/** An editor may save in several writes. */
const SETTLING_MILLISECONDS = 100

/** Calls when the contract has been saved. The folder is watched: many editors put a new file in the old one's place. */
export function onContractChange(changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  return watch(dirname(CONTRACT_PATH), (_event, name) => {
    if (name !== basename(CONTRACT_PATH)) return
    clearTimeout(timer)
    timer = setTimeout(changed, SETTLING_MILLISECONDS)
  })
}

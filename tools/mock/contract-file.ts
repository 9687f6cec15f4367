import { readFileSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Node } from '#api/contract/flatten-contract.ts'

export const CONTRACT_PATH = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

export const readContract = (): Node => parse(readFileSync(CONTRACT_PATH, 'utf8'), { merge: true })

/** The wait after a change, because an editor may save in several writes. */
const DEBOUNCE_MILLISECONDS = 100

/** Calls `changed` when the contract is saved. It watches the folder, because many editors replace the file. */
export function onContractChange(changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  return watch(dirname(CONTRACT_PATH), (_event, name) => {
    if (name !== basename(CONTRACT_PATH)) return
    clearTimeout(timer)
    timer = setTimeout(changed, DEBOUNCE_MILLISECONDS)
  })
}

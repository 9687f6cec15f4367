import type { BreakingChange } from './contract-changes.ts'
import { mayBreak } from './releases.ts'

interface Comparison {
  /** The version of the newest release. */
  released: string
  /** `info.version` of the contract. */
  current: string
  /** Whether the contract is another text than the release. */
  isChanged: boolean
  breaking: BreakingChange[]
  /** The breaking changes that the changelog has of the current version. One without operations is about none that the contract shows. */
  named: { operations: readonly string[] }[]
  /** Of the release, which still has the operations that were removed since. */
  releasedPaths: Record<string, Record<string, { operationId: string }>>
}

/** What is wrong with the contract beside its newest release, a sentence each. */
export function releaseProblems({
  released,
  current,
  isChanged,
  breaking,
  named,
  releasedPaths,
}: Comparison): string[] {
  if (!isChanged) return []
  if (current === released)
    return [`The contract differs from release ${released}. Set info.version to the next version with -unreleased.`]
  if (breaking.length > 0 && !mayBreak(released, current))
    return breaking.map(change => `${describe(change)}. Undo it, or raise info.version.`)
  const isNamed = (operation: string | undefined) =>
    operation !== undefined && named.some(({ operations }) => operations.includes(operation))
  return breaking
    .filter(({ operation }) => !isNamed(operationIdOf(operation, releasedPaths)))
    .map(change => `${describe(change)}. Add it to \`breaking\` of ${current} in web/messages/docs-changelog.ts.`)
}

const describe = ({ operation, text, rule }: BreakingChange) => `${operation}: ${text} (${rule})`

/** Undefined for a change that concerns no operation of the release. */
function operationIdOf(operation: string, paths: Comparison['releasedPaths']): string | undefined {
  const [method = '', path = ''] = operation.split(' ')
  return paths[path]?.[method.toLowerCase()]?.operationId
}

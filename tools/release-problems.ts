import type { BreakingChange } from './contract-changes.ts'
import { isUnreleased, mayBreak } from './releases.ts'

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
  paths: Record<string, Record<string, { operationId: string }>>
}

/** What is wrong with the contract beside its newest release, a sentence each. */
export function releaseProblems({ released, current, isChanged, breaking, named, paths }: Comparison): string[] {
  if (!isChanged) return []
  if (!isUnreleased(current) && current === released)
    return [`The contract differs from release ${released}. Set info.version to the next version with -unreleased.`]
  if (breaking.length > 0 && !mayBreak(released, current))
    return breaking.map(change => `${describe(change)}. Undo it, or raise info.version.`)
  const isNamed = (operation: string | undefined) =>
    operation !== undefined && named.some(({ operations }) => operations.includes(operation))
  return breaking
    .filter(({ operation }) => !isNamed(operationIdOf(operation, paths)))
    .map(change => `${describe(change)}. Add it to \`breaking\` of ${current} in web/messages/docs-changelog.ts.`)
}

const describe = ({ operation, text, rule }: BreakingChange) => `${operation}: ${text} (${rule})`

/** Undefined for an operation that the contract no longer has. */
function operationIdOf(operation: string, paths: Comparison['paths']): string | undefined {
  const [method = '', path = ''] = operation.split(' ')
  return paths[path]?.[method.toLowerCase()]?.operationId
}

import type { BreakingChange } from './contract-changes.ts'
import { mayBreak } from './releases.ts'

interface Comparison {
  /** The version of the newest release. */
  released: string
  /** `info.version` of the contract. */
  current: string
  /** Whether the text of the contract differs from the release. */
  isChanged: boolean
  breaking: BreakingChange[]
  /** The breaking changes in the changelog of the current version. A change without operations is one that the contract does not show. */
  named: { operations: readonly string[] }[]
  /** The paths and webhooks of the release, which still has the operations that were removed since. */
  releasedPaths: Record<string, Record<string, { operationId: string }>>
}

/** Returns the problems of the contract compared with its newest release, a sentence for each. */
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
    .map(
      change =>
        `${describe(change)}. Add it to \`breaking\` in web/features/docs/changelog/changes/${current.replace('-unreleased', '')}.messages.ts.`,
    )
}

/** oasdiff names the path of a webhook `webhook:event`. */
export const webhookPaths = (webhooks: Comparison['releasedPaths'] = {}): Comparison['releasedPaths'] =>
  Object.fromEntries(Object.entries(webhooks).map(([name, methods]) => [`webhook:${name}`, methods]))

const describe = ({ operation, text, rule }: BreakingChange) => `${operation}: ${text} (${rule})`

/** Returns undefined for a change that affects no operation of the release. */
function operationIdOf(operation: string, paths: Comparison['releasedPaths']): string | undefined {
  const [method = '', path = ''] = operation.split(' ')
  return paths[path]?.[method.toLowerCase()]?.operationId
}

import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { operations, outcomeName, tags } from './contract.ts'

/** What a test has seen of an operation, either on the real server or through its hook. */
interface Outcome {
  operation: string
  status: number
  code?: string | undefined
  /** Whether `prism mock` responded the same as the server. */
  mock?: 'same' | 'different' | 'not asked'
}

declare module 'vitest' {
  interface TaskMeta {
    outcome?: Outcome
    /** The operation whose hook has met the mock. */
    hookOf?: string
  }
}

const COLUMNS = ['operations', 'codes', 'declared', 'hooks', 'same', 'different']

/**
 * Prints at the end, for each tag, what ran on both sides of the contract: codes that the server has returned, hooks that have met the mock,
 * and requests to which `prism mock` responds the same as the server, or not.
 */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default class BothSidesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const hooks = new Set(tests.flatMap(test => test.meta().hookOf ?? []))
    const outcomes = tests.flatMap(test => outcomeOf(test) ?? [])
    if (outcomes.length === 0 && hooks.size === 0) return
    const rows = tags.map(tag => ({ tag, figures: figuresOf(tag, outcomes, hooks) }))
    const sums = COLUMNS.map((_, column) => rows.reduce((sum, { figures }) => sum + figures[column]!, 0))
    print('Contract', COLUMNS)
    for (const { tag, figures } of [...rows, { tag: 'all', figures: sums }]) print(`Contract ${tag}`, figures)
  }
}

interface TestedOutcome extends Outcome {
  isReached: boolean
}

function outcomeOf(test: TestCase): TestedOutcome | undefined {
  const { outcome } = test.meta()
  return outcome && { ...outcome, isReached: test.result().state === 'passed' }
}

/** The counts, in the order of the columns. */
function figuresOf(tag: string, outcomes: TestedOutcome[], hooks: ReadonlySet<string>): number[] {
  const ofTag = operations.filter(operation => operation.tag === tag)
  const tested = ofTag.flatMap(operation =>
    outcomes.filter(outcome => outcome.operation === operation.id).map(outcome => ({ operation, outcome })),
  )
  const reached = tested.filter(({ outcome }) => outcome.isReached)
  return [
    ofTag.length,
    new Set(reached.map(({ operation, outcome }) => outcomeName(operation, outcome))).size,
    ofTag.flatMap(({ declared }) => declared).length,
    ofTag.filter(({ id }) => hooks.has(id)).length,
    tested.filter(({ outcome }) => outcome.mock === 'same').length,
    tested.filter(({ outcome }) => outcome.mock === 'different').length,
  ]
}

const print = (name: string, cells: (string | number)[]): void =>
  console.log(name.padEnd(NAME_WIDTH) + cells.map(cell => String(cell).padStart(CELL_WIDTH)).join(''))

const NAME_WIDTH = 32
const CELL_WIDTH = 11

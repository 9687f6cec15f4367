import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node'
import { appendEvent } from './test-events.ts'

type VitestError = ReturnType<TestModule['errors']>[number]

/** The name of a failure outside all tests of a file, such as a failing import or hook. */
const OUTSIDE = '(outside of its tests)'

/** Reports to `npm test` while Vitest runs. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    appendEvent({ kind: 'files', count: specifications.length })
  }

  onTestModuleStart(module: TestModule): void {
    appendEvent({ kind: 'started', file: fileOf(module) })
  }

  onTestModuleCollected(module: TestModule): void {
    appendEvent({ kind: 'found', tests: [...module.children.allTests()].length })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    // Vitest reports each result once it is there.
    if (state === 'pending') return
    appendEvent({ kind: 'test', ...placeOf(test.module), name: test.fullName, state, error: textOf(errors) })
  }

  onTestSuiteResult(suite: TestSuite): void {
    reportErrors(suite.module, `${suite.fullName} ${OUTSIDE}`, suite.errors())
  }

  onTestModuleEnd(module: TestModule): void {
    reportErrors(module, OUTSIDE, module.errors())
    appendEvent({ kind: 'ended', file: fileOf(module) })
  }
}

function reportErrors(module: TestModule, name: string, errors: readonly VitestError[]): void {
  if (errors.length === 0) return
  appendEvent({ kind: 'test', ...placeOf(module), name, state: 'failed', error: textOf(errors) })
}

const fileOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId)

const placeOf = (module: TestModule) => ({ file: fileOf(module), project: module.project.name })

const textOf = (errors: readonly VitestError[]): string | undefined => errors.map(formatError).join('\n') || undefined

function formatError({ name, message, diff, stack, stacks = [] }: VitestError): string {
  const places = stacks.map(({ file, line, column }) => `    at ${relative(process.cwd(), file)}:${line}:${column}`)
  const trace = places.length > 0 ? places.join('\n') : (stack ?? '')
  return [`${name ?? 'Error'}: ${message}`, ...(diff ? [diff] : []), trace].filter(Boolean).join('\n')
}

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { appendEvent } from './test-events.ts'

/** Reports to `npm test` while Playwright runs. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests()
    appendEvent({ kind: 'files', count: new Set(tests.map(fileOf)).size })
    appendEvent({ kind: 'found', tests: tests.length })
  }

  onTestBegin(test: TestCase): void {
    appendEvent({ kind: 'started', file: nameOf(test) })
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    const outcome = test.outcome()
    const state = outcome === 'skipped' ? 'skipped' : outcome === 'expected' ? 'passed' : 'failed'
    const [, , , ...titles] = test.titlePath()
    appendEvent({ kind: 'test', file: fileOf(test), name: titles.join(' > '), state, error: textOf(errors) })
    appendEvent({ kind: 'ended', file: nameOf(test) })
  }

  onError(error: TestError): void {
    appendEvent({ kind: 'test', file: 'e2e', name: '(outside of its tests)', state: 'failed', error: textOf([error]) })
  }
}

const fileOf = ({ location }: TestCase) => relative(process.cwd(), location.file)

/** Returns a unique name, because the journeys of one file run at the same time. */
const nameOf = (test: TestCase) => `${fileOf(test)}:${test.location.line}`

const textOf = (errors: TestError[]): string | undefined =>
  stripVTControlCharacters(
    errors
      .map(({ message, value, snippet, stack }) => [stack ?? message ?? value, snippet].filter(Boolean).join('\n'))
      .join('\n'),
  ) || undefined

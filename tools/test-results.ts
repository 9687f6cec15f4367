import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export interface Count {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** A file that breaks outside its tests, by a wrong import for one, counts as one failure. */
export async function countVitest(path: string): Promise<Count> {
  const report = vitestReport.parse(JSON.parse(await readFile(path, 'utf8')))
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

export async function countPlaywright(path: string): Promise<Count> {
  const { stats, errors } = playwrightReport.parse(JSON.parse(await readFile(path, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** What a stage counts for: no test at all, or an error that no test shows, is a failure too. */
export function settle(count: Count | undefined, exitCode: number | null): Count {
  if (!count) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const unexplained = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return unexplained ? { ...count, failed: 1 } : count
}

import type { TestResult } from './test-events.ts'

/** More of them are no chance. */
const MAX_REPEATED_FILES = 5
/** As many tests may fail first and then pass. With one more, the run fails. */
const MAX_FLAKY = 2
/** A failure of these that happens now and then is a fault all the same. */
const NEVER_REPEATED =
  /\b(races?|at once|twice|ledger|idempoten\w*|security|access|strangers?|credentials|invariants)\b/i

/** The files to run once more. Empty if one failure is of a kind that is never repeated, or if there are too many. */
export function filesToRepeat(failures: TestResult[]): TestResult[][] {
  if (failures.some(({ file, name }) => NEVER_REPEATED.test(`${file} ${name}`))) return []
  const files = [...Map.groupBy(failures, ({ file, project }) => `${project} ${file}`).values()]
  return files.length <= MAX_REPEATED_FILES ? files : []
}

/** The total of a run in which these tests failed first and passed when their file ran alone. */
export function totalWithFlaky(
  { passed, failed }: { passed: number; failed: number },
  flaky: TestResult[],
): { passed: number; failed: number } {
  if (flaky.length > MAX_FLAKY) return { passed, failed }
  return { passed: passed + flaky.length, failed: failed - flaky.length }
}

/** A line for each: the test with the first line of its failure. */
export const describeFlaky = (flaky: TestResult[]): string[] =>
  flaky.map(({ file, name, error = '' }) => `flaky: ${file} > ${name}: ${error.split('\n')[0]}`)

import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const HEARTBEAT_MILLISECONDS = 15_000
const LIMIT_MILLISECONDS = 12 * 60_000
/** What a stage reports that its count of tests does not say. */
const WORTH_SHOWING = /^Contract coverage.*$/gm
/** The stages write into pipes, yet a person at a terminal reads it. Vitest takes `CI`, and any `FORCE_COLOR`, for a wish for colors. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

export interface Stage {
  name: string
  /** The program and its arguments. */
  command: string[]
  env?: Record<string, string>
  /** The JUnit report that the command writes. Without one the stage is one test: its exit code. */
  report?: string
  /** When the command counts as stuck. */
  limitMilliseconds?: number
  /** What the command needs first. A stage whose need is not met fails. */
  needs?: Promise<unknown>
}

export interface Outcome {
  passed: number
  failed: number
  seconds: number
}

const running = new Set<ChildProcess>()

/** Stopping the tests stops their stages. */
export function endStages(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs the stage with a line of progress now and then; shows its whole output only if it fails. */
export async function runStage(stage: Stage): Promise<Outcome> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  console.info(`  … ${stage.name}`)
  const progress = () => console.info(`  … ${stage.name}, ${seconds().toFixed(0)} s`)
  const heartbeat = setInterval(progress, HEARTBEAT_MILLISECONDS)
  const { exitCode, output } = await execute(stage)
  clearInterval(heartbeat)
  const { passed, failed } = countTests(stage.report, exitCode)
  if (failed > 0) console.info(`\n${output.trimEnd()}\n`)
  else for (const line of output.match(WORTH_SHOWING) ?? []) console.info(`    ${line}`)
  const outcome = { passed, failed, seconds: seconds() }
  console.info(`  ${failed > 0 ? '✗' : '✓'} ${stage.name}: ${describe(outcome)}`)
  return outcome
}

export const describe = ({ passed, failed, seconds }: Outcome): string =>
  `${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`

/** No test at all, or an error that no test shows, is a failure too. */
export function countTests(report: string | undefined, exitCode: number | null): { passed: number; failed: number } {
  const succeeded = exitCode === 0
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  const { passed, failed } = readReport(report)
  const unexplained = failed === 0 && (!succeeded || passed === 0)
  return { passed, failed: unexplained ? 1 : failed }
}

/** Vitest and Playwright both write JUnit. A file that breaks before its first test is a failed test there. */
function readReport(path: string): { passed: number; failed: number } {
  const suites = contentOf(path).match(/<testsuite [^>]*>/g) ?? []
  const sum = (attribute: string) =>
    suites.reduce((total, suite) => total + Number(new RegExp(` ${attribute}="(\\d+)"`).exec(suite)?.[1] ?? 0), 0)
  const failed = sum('failures') + sum('errors')
  return { passed: sum('tests') - sum('skipped') - failed, failed }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

async function execute({
  command,
  env,
  limitMilliseconds = LIMIT_MILLISECONDS,
  needs,
}: Stage): Promise<{ exitCode: number | null; output: string }> {
  const [program = '', ...args] = command
  let output = ''
  try {
    await needs
    const child = spawn(program, args, {
      env: { ...process.env, ...COLOR, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: limitMilliseconds,
      killSignal: 'SIGKILL',
    })
    running.add(child)
    child.on('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return
      output += `\nIt was killed, or it was stuck for more than ${limitMilliseconds / 1000} s.`
      // A process that it left behind may keep them open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        output += chunk
      })
    }
    const exitCode = await new Promise<number | null>((resolve, reject) =>
      child.on('error', reject).on('close', resolve),
    )
    running.delete(child)
    return { exitCode, output: output || 'It printed nothing.' }
  } catch (error) {
    return { exitCode: null, output: error instanceof Error ? error.message : String(error) }
  }
}

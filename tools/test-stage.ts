import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const HEARTBEAT_MILLISECONDS = 15_000
const LIMIT_MILLISECONDS = 30 * 60_000
/** The lines of the output that are shown even if the stage succeeds. */
const ALWAYS_SHOWN = /^Contract coverage.*$/gm
/** The stages write into pipes, so they cannot detect a terminal. Vitest prints colors if `CI` is set, or `FORCE_COLOR` with any value. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

export interface Stage {
  name: string
  /** The program and its arguments. */
  command: string[]
  env?: Record<string, string>
  /** The JUnit report that the command writes. Without one, the stage counts as one test, which passes if the exit code is 0. */
  report?: string
  /** The command is killed after this time. */
  limitMilliseconds?: number
  /** The command starts when all of them resolve. If one rejects, the stage fails. */
  needs?: Promise<unknown>[]
}

export interface Outcome {
  passed: number
  failed: number
  seconds: number
}

const running = new Set<ChildProcess>()

/** Stops all stages that are running. */
export function stopStages(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs the stage and prints its progress every 15 seconds. Shows its whole output only if it fails. */
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
  else for (const line of output.match(ALWAYS_SHOWN) ?? []) console.info(`    ${line}`)
  const outcome = { passed, failed, seconds: seconds() }
  console.info(`  ${failed > 0 ? '✗' : '✓'} ${stage.name}: ${summaryOf(outcome)}`)
  return outcome
}

export const summaryOf = ({ passed, failed, seconds }: Outcome): string =>
  `${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`

/** A report without tests, or an error outside of all tests, counts as a failure. */
export function countTests(report: string | undefined, exitCode: number | null): { passed: number; failed: number } {
  const succeeded = exitCode === 0
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  const { passed, failed } = readReport(report)
  const unexplained = failed === 0 && (!succeeded || passed === 0)
  return { passed, failed: unexplained ? 1 : failed }
}

/** Vitest and Playwright both write JUnit reports, in which a file that fails before its first test is a failed test. */
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
  needs = [],
}: Stage): Promise<{ exitCode: number | null; output: string }> {
  const [program = '', ...args] = command
  let output = ''
  try {
    await Promise.all(needs)
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
      output += `\nThe command was killed, or it ran for more than ${limitMilliseconds / 1000} s.`
      // A process that the command left behind may keep them open.
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
    return { exitCode, output: output || 'The command printed nothing.' }
  } catch (error) {
    return { exitCode: null, output: error instanceof Error ? error.message : String(error) }
  }
}

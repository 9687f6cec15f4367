import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Count, settle } from './test-results.ts'

const STILL_RUNNING_MILLISECONDS = 15_000
/** What a stage reports that its count of tests does not say. */
const WORTH_SHOWING = /^Contract coverage.*$/gm
/** The stages write into pipes, yet a person at a terminal reads it. Vitest takes `CI`, and any `FORCE_COLOR`, for a wish for colors. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

export interface Stage {
  name: string
  /** The program and its arguments; `{report}` stands for the path that `count` reads. */
  command: string[]
  env?: Record<string, string>
  /** For a program that takes the path of its report from the environment. */
  reportVariable?: string
  /** Reads the report. Without it the stage is one test: its exit code. */
  count?(report: string): Promise<Count>
  /** Runs before the command; what it resolves with is added to the environment. */
  prepare?(): Promise<Record<string, string>>
}

const reports = mkdtempSync(join(tmpdir(), 'plink-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const running = new Set<ChildProcess>()

/** Whoever stops the tests stops their stages. */
export function endStages(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs the stage with a line of progress now and then; shows its whole output only if it fails. */
export async function runStage(stage: Stage): Promise<Count> {
  const started = performance.now()
  const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  console.info(`  … ${stage.name}`)
  const heartbeat = setInterval(() => console.info(`  … ${stage.name}, ${elapsed()}`), STILL_RUNNING_MILLISECONDS)
  const { count, output } = await outcome(stage)
  clearInterval(heartbeat)
  if (count.failed > 0) console.info(`\n${output.trimEnd()}\n`)
  else for (const line of output.match(WORTH_SHOWING) ?? []) console.info(`    ${line}`)
  const tests = stage.count ? `${count.passed} passed${count.failed > 0 ? `, ${count.failed} failed` : ''}, ` : ''
  console.info(`  ${count.failed > 0 ? '✗' : '✓'} ${stage.name}: ${tests}${elapsed()}`)
  return count
}

async function outcome(stage: Stage): Promise<{ count: Count; output: string }> {
  const report = join(reports, `${randomUUID()}.json`)
  try {
    const { exitCode, output } = await execute(stage, report, (await stage.prepare?.()) ?? {})
    const count = await stage.count?.(report).catch(() => ({ passed: 0, failed: 0 }))
    return { count: settle(count, exitCode), output: output || 'It ran no test.' }
  } catch (error) {
    return { count: { passed: 0, failed: 1 }, output: error instanceof Error ? error.message : String(error) }
  }
}

function execute({ command, env, reportVariable }: Stage, report: string, prepared: Record<string, string>) {
  const [program = '', ...args] = command.map(each => each.replace('{report}', report))
  const child = spawn(program, args, {
    env: {
      ...process.env,
      ...COLOR,
      ...(reportVariable && { [reportVariable]: report }),
      ...env,
      ...prepared,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  running.add(child)
  return new Promise<{ exitCode: number | null; output: string }>((resolve, reject) => {
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', exitCode => {
      running.delete(child)
      resolve({ exitCode, output })
    })
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../tools/free-port.ts'
import { median, spread, table, verdict } from './report.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RUNS = 7
const BUDGET_SECONDS = 1
const POLL_MILLISECONDS = 5
const DEADLINE_SECONDS = 120

const COMMANDS = ['npm start', 'node api/main.ts']

/** Measures the time from the command to the first 200 of /health/ready, with an existing data folder and web build. */
export async function measureStartUp(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  try {
    await secondsToReady('npm start', dataDir)
    const times: Record<string, number[]> = Object.fromEntries(COMMANDS.map(command => [command, []]))
    for (let run = 0; run < RUNS; run++) {
      for (const command of COMMANDS) times[command]!.push(await secondsToReady(command, dataDir))
    }
    return report(times)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function secondsToReady(command: string, dataDir: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' }
  const started = performance.now()
  const child = spawn(command, { cwd: ROOT, env, stdio: 'ignore', shell: true, detached: true })
  await ready(child, `http://localhost:${port}/health/ready`)
  const seconds = (performance.now() - started) / 1000
  await stop(child)
  return seconds
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + DEADLINE_SECONDS * 1000
  while (child.exitCode === null && performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await sleep(POLL_MILLISECONDS)
  }
  throw new Error('The server did not become ready')
}

/** Stops the whole process group, so that npm and the shell end with the server. */
async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  process.kill(-child.pid!, 'SIGTERM')
  await closed
}

function report(times: Record<string, number[]>): string {
  const format = (seconds: number) => `${seconds.toFixed(2)} s`
  const rows = Object.entries(times).map(([command, seconds]) => [
    `\`${command}\``,
    `**${format(median(seconds))}**`,
    spread(seconds, format),
    `at most ${BUDGET_SECONDS} s: ${verdict(median(seconds) <= BUDGET_SECONDS)}`,
  ])
  return [
    `Ready after the start on an existing data folder, median of ${RUNS}.\n`,
    table(['Command', 'Until /health/ready', 'Single starts', 'Budget'], rows),
  ].join('\n')
}

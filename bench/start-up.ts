import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../api/dev/free-port.ts'
import { type Figure, ofRounds } from './report.ts'
import { isShort } from './short.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RUNS = isShort ? 1 : 7
const BUDGET_SECONDS = 1.2
const POLL_MILLISECONDS = 5
const DEADLINE_SECONDS = 120

/** Measures the time from `npm start` to the first 200 of /health/ready, with an existing data folder and web build. */
export async function measureStartUp(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  try {
    await secondsToReady(dataDir)
    const seconds: number[] = []
    for (let run = 0; run < RUNS; run++) seconds.push(await secondsToReady(dataDir))
    return [
      {
        name: 'ready after `npm start` on an existing data folder',
        unit: 's',
        better: 'lower',
        budget: BUDGET_SECONDS,
        ...ofRounds(seconds),
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function secondsToReady(dataDir: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' }
  const started = performance.now()
  const child = spawn('npm start', { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'], shell: true, detached: true })
  child.stdout.resume()
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

/**
 * Stops the whole process group, so that npm and the shell end with the server. The output closes with the last of them: npm may end first,
 * while the server still locks the data folder.
 */
async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  process.kill(-child.pid!, 'SIGTERM')
  await closed
}

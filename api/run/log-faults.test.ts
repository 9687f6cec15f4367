import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, createReadStream, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { extractDataFolder } from '#api/testing/database/database.ts'

const AT_ONCE = 100
const folder = mkdtempSync(join(tmpdir(), 'plink-log-'))
const dataDir = join(folder, 'data')
beforeAll(() => extractDataFolder('seeded', dataDir))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a server whose log goes to this file descriptor. */
async function startLoggingTo(stdout: number) {
  const child = spawn(process.execPath, ['api/main.ts'], {
    cwd: fileURLToPath(PROJECT_ROOT),
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', DRAIN_DELAY_SECONDS: '0', DATA_DIR: dataDir },
    stdio: ['ignore', stdout, 'pipe'],
  })
  closeSync(stdout)
  const exited = once(child, 'exit')
  const { promise, resolve } = Promise.withResolvers<string>()
  const said: string[] = []
  createInterface(child.stderr ?? expect.fail('no output')).on('line', line => {
    said.push(line)
    const url = /Open +(\S+)/.exec(line)?.[1]
    if (url) resolve(url)
  })
  const url = await Promise.race([
    promise,
    exited.then(() => expect.fail(`The server did not start: ${said.join('\n')}`)),
  ])
  const lost = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return Number(/^plink_log_lines_lost_total (\d+)$/m.exec(metrics)?.[1])
  }
  return {
    lost,
    /** Sends requests, each of which writes a line, until lines are lost. */
    async fillLog(): Promise<number> {
      for (;;) {
        const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => fetch(`${url}/health/live`)))
        for (const response of responses) {
          expect(response.status).toBe(200)
          await response.text()
        }
        const lines = await lost()
        if (lines > 0) return lines
      }
    },
    async stop(): Promise<number | null> {
      child.kill('SIGTERM')
      return (await exited)[0]
    },
  }
}

test('a log on a full disk loses lines, and the server keeps responding and ends as usual', async () => {
  const server = await startLoggingTo(openSync('/dev/full', 'w'))
  const lost = await server.fillLog()
  expect(await server.fillLog()).toBeGreaterThanOrEqual(lost)
  expect(await server.stop()).toBe(0)
})

test('a reader of the log that stalls delays nothing, and learns what it has missed', async () => {
  const path = join(folder, 'fifo')
  await promisify(execFile)('mkfifo', [path])
  // Opened for both, so that the pipe stays open without a reader.
  const pipe = openSync(path, 'r+')
  const server = await startLoggingTo(openSync(path, 'w'))
  const lost = await server.fillLog()

  const reader = createInterface({ input: createReadStream(path) })
  const lines: Record<string, unknown>[] = []
  reader.on('line', line => lines.push(JSON.parse(line)))
  const lossLine = () => lines.find(({ msg }) => String(msg).startsWith('Lines of the log were lost'))
  await expect
    .poll(lossLine)
    .toMatchObject({ code: 'EAGAIN', msg: expect.stringContaining('its reader does not keep up') })
  expect(lossLine()?.lines).toBeGreaterThanOrEqual(lost)
  const ended = once(reader, 'close')
  expect(await server.stop()).toBe(0)
  closeSync(pipe)
  await ended
  expect(lines.at(-1)).toMatchObject({ msg: 'stopped' })
})

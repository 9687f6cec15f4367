import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { AreaRun } from './area-run.ts'
import type { Area } from './areas.ts'
import { EVENTS_FILE, type TestEvent } from './test-events.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-area-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.restoreAllMocks())

/** Returns an area that runs a script of Node, and everything that is printed meanwhile. */
function scripted(script: string, more: Partial<Area> = {}) {
  let passedMilliseconds = 0
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const area = {
    name: 'area',
    command: [process.execPath, '-e', script],
    hasTests: true,
    cpuSeconds: { gate: 1, all: 1 },
    ...more,
  }
  return {
    run: new AreaRun(area, { folder, now: () => passedMilliseconds }),
    printed: () => info.mock.calls.join('\n'),
    fastForward: (seconds: number) => {
      passedMilliseconds += seconds * 1000
    },
  }
}

/** Returns a script that reports these events. */
const reporting = (...events: TestEvent[]) => `
  const { appendFileSync } = require('node:fs')
  for (const event of ${JSON.stringify(events)}) {
    appendFileSync(process.env.${EVENTS_FILE}, JSON.stringify(event) + '\\n')
  }`
const result = (name: string, state: 'passed' | 'failed' | 'skipped', error?: string): TestEvent => {
  return { kind: 'test', file: 'api/some.test.ts', name, state, error }
}
const FOREVER = 'setInterval(() => {}, 1000)'

describe('a command without tests', () => {
  test('counts as one test, and its output is shown only when it fails', async () => {
    const passing = scripted('console.log("detail")', { hasTests: false })
    expect(await passing.run.run()).toMatchObject({ passed: 1, failed: 0 })
    expect(passing.printed()).not.toContain('detail')
    const failing = scripted('console.error("detail"); process.exitCode = 3', { hasTests: false })
    expect(await failing.run.run()).toMatchObject({ passed: 0, failed: 1 })
    expect(failing.printed()).toContain('detail')
  })

  test('fails with the reason when something that it needs is missing', async () => {
    const needs = [Promise.reject(new Error('there is no browser'))]
    const { run, printed } = scripted('', { needs })
    expect(await run.run()).toMatchObject({ passed: 0, failed: 1 })
    expect(printed()).toContain('there is no browser')
  })

  test('fails with the reason when there is no such program', async () => {
    const { run, printed } = scripted('', { command: ['no-such-program'] })
    expect(await run.run()).toMatchObject({ passed: 0, failed: 1 })
    expect(printed()).toContain('no-such-program')
  })
})

describe('the tests of a command', () => {
  test('are counted without the skipped ones, and each failure is shown', async () => {
    const events = [result('a', 'passed'), result('b', 'skipped'), result('c', 'failed', 'expected 1 to be 2')]
    const { run, printed } = scripted(`${reporting(...events)}; process.exitCode = 1`)
    expect(await run.run()).toMatchObject({ passed: 1, failed: 1, failures: [{ name: 'c' }] })
    expect(printed()).toContain('✗ area: api/some.test.ts > c\n    expected 1 to be 2')
  })

  test.each([
    ['no test ran', ''],
    ['it failed without a failed test', `${reporting(result('a', 'passed'))}; process.exitCode = 1`],
    ['a worker was killed', `${reporting(result('a', 'passed'))}; process.kill(process.pid, 'SIGKILL')`],
  ])('count one failure more when %s', async (_when, script) => {
    const { run } = scripted(script)
    expect(await run.run()).toMatchObject({ failed: 1, failures: [] })
  })

  test('are counted as far as they ran when none finishes any more, and no process is left', async () => {
    const server = createServer().listen(0)
    const connected = once(server, 'connection')
    const { port } = Object(server.address())
    const orphan = `require('node:net').connect(${port})`
    const script = `${reporting(result('a', 'passed'), { kind: 'started', file: 'api/hanging.test.ts' })}
      require('node:child_process').spawn(process.execPath, ['-e', "${orphan}"], { stdio: 'inherit' })
      ${FOREVER}`
    const { run, printed, fastForward } = scripted(script)
    const ended = run.run()
    const [ofOrphan] = await connected
    const closed = once(ofOrphan.on('error', () => {}).resume(), 'close')
    await expect.poll(() => run.outcome().passed).toBe(1)
    fastForward(180)
    expect(await ended).toMatchObject({ passed: 1, failed: 1 })
    expect(printed()).toContain('No test has finished for 180 s. Running: api/hanging.test.ts.')
    await closed
    server.close()
  })

  test('may take longer to begin than to go on, for what is built before', async () => {
    const { run, printed, fastForward } = scripted(FOREVER)
    const ended = run.run()
    const said = () => {
      fastForward(601)
      return printed()
    }
    await expect.poll(said).toContain('No test has finished for 600 s. Running: no file.')
    expect(await ended).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('an area that is interrupted ends, and has the tests that ran', async () => {
  const { run } = scripted(`${reporting(result('a', 'passed'))}; ${FOREVER}`)
  const ended = run.run()
  await expect.poll(() => run.outcome().passed).toBe(1)
  run.interrupt()
  expect(await ended).toMatchObject({ passed: 1, failed: 0 })
})

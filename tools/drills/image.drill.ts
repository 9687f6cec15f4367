import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '#api/dev/free-port.ts'
import { type RunningPostgres, startPostgres } from '#api/dev/postgres/postgres.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { type Container, startContainer } from './container.ts'
import { type BuiltImage, buildImage } from './image.ts'

// The set-up installs Debian and all packages.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 3_600_000 })
const SOON = { timeout: 120_000, interval: 100 }
const MOST_MEGABYTES = 300

let folder: string
let image: BuiltImage
let postgres: RunningPostgres
const started: Container[] = []

beforeAll(async () => {
  if (process.getuid?.() !== 0)
    throw new Error('This drill mounts what it builds, so it needs root: sudo npm run drill image')
  folder = await mkdtemp(join(tmpdir(), 'plink-image-'))
  image = await buildImage(folder)
  postgres = await startPostgres()
})
afterAll(async () => {
  for (const each of started) await each.kill('SIGKILL').catch(() => {})
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(settings: Record<string, string>, command?: string[]): Promise<Container> {
  const container = await startContainer(image, join(folder, 'data'), settings, { command })
  started.push(container)
  return container
}

const outcomeOf = async (command: string[], settings: Record<string, string> = {}) => {
  const container = await start(settings, command)
  return { code: await container.exited, output: container.output().trim() }
}

/** Exits with 0 when the server is ready. */
const healthCheck = (PORT: string) => outcomeOf(image.config.Healthcheck.Test.slice(1), { PORT })

test(`has less than ${MOST_MEGABYTES} MB, and no npm, compiler or source`, async () => {
  const { stdout } = await promisify(execFile)('du', ['--summarize', '--bytes', image.root])
  const megabytes = Number.parseInt(stdout, 10) / 1e6
  console.info(`The image has ${megabytes.toFixed(1)} MB`)
  expect(megabytes).toBeLessThan(MOST_MEGABYTES)
  const unwanted = globSync(['**/bin/{npm,apt,gcc,tsc}', 'app/**/typescript/', 'app/{api,web}/**/*.ts'], {
    cwd: image.root,
  })
  expect(unwanted).toEqual([])
})

test('runs as a user without rights on a root that nobody can write', async () => {
  const { output } = await outcomeOf([
    'sh',
    '-c',
    '(: > /app/new); : > /data/new && read -r status < /proc/1/comm && echo $status',
  ])
  expect(output).toContain('Read-only file system')
  expect(output.split('\n').at(-1)).toBe('tini')
  const identity = 'console.log(process.getuid(), process.getgid(), process.getgroups().join())'
  expect((await outcomeOf(['node', '-e', identity])).output).toBe('1000 1000 1000')
})

test('starts, is healthy, signs a customer in, and stops at SIGTERM', async () => {
  const port = String(await freePort())
  expect((await healthCheck(port)).code).toBe(1)
  const begun = performance.now()
  const server = await start({ PORT: port })
  await vi.waitFor(() => expect(server.output()).toContain('"url":"http'), SOON)
  console.info(`The image starts on an empty volume in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  expect(await healthCheck(port)).toEqual({ code: 0, output: '' })
  await signInAt(port)
  await server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

test('stops at a SIGTERM that comes before Node listens for it', async () => {
  const server = await start({ PORT: String(await freePort()) })
  await vi.waitFor(async () => expect(await server.hasProgram()).toBe(true), SOON)
  await server.kill('SIGTERM')
  expect(await server.exited).toBe(128 + 15)
})

test('migrates Postgres, then serves it with two workers', async () => {
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a key of this drill that is long enough',
    MIGRATE_AT_START: 'no',
  }
  expect(await outcomeOf(['node', 'dist/server/migrate.js'], settings)).toMatchObject({ code: 0 })
  const port = String(await freePort())
  const server = await start({ ...settings, PORT: port, WORKERS: '2' })
  // The message is printed when all workers have started.
  await vi.waitFor(() => expect(server.output()).toContain('"url":"http'), SOON)
  await signInAt(port)
  await server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

/** Signs in the customer of the sandbox who needs no code. */
async function signInAt(port: string): Promise<void> {
  const request = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init)
  const customer = await new Customer({ request }, { identifier: '0500000010', password: 'Sandbox#2026' }).signIn()
  expect((await customer.get('/api/v1/wallet')).status).toBe(200)
}

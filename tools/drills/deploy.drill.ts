import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '#api/dev/free-port.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { PODMAN, requireProgram } from '../programs.ts'
import { type Container, startContainer } from './container.ts'
import { composeServices, folderWith, inDeploy, Manifests, type PodRun } from './deploy/files.ts'
import { bootMachine, createMachine, type Machine } from './deploy/machine.ts'
import { type DeployedPostgres, startDeployedPostgres } from './deploy/postgres.ts'
import { type BuiltImage, buildImage } from './image.ts'

// The set-up installs two Debians and all packages.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 3_600_000 })
const SOON = { timeout: 300_000, interval: 100 }
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

let folder: string
let image: BuiltImage
let postgres: DeployedPostgres
let machine: Machine | undefined
const started: Container[] = []

beforeAll(async () => {
  if (process.getuid?.() !== 0)
    throw new Error('This drill makes containers and boots systemd, so it needs root: sudo npm run drill deploy')
  folder = mkdtempSync(join(tmpdir(), 'plink-deploy-'))
  image = await buildImage(folder)
  postgres = await startDeployedPostgres()
})
afterEach(async () => {
  for (const each of started.splice(0)) await each.kill('SIGKILL').catch(() => {})
})
afterAll(async () => {
  await machine?.stop()
  await postgres?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

async function start({ args, variables, mounts }: PodRun): Promise<Container> {
  const container = await startContainer(image, join(folder, 'data'), variables, { command: args, mounts })
  started.push(container)
  return container
}

/** Runs a container to its end. */
async function finish(pod: PodRun): Promise<void> {
  const container = await start(pod)
  expect(await container.exited, container.output()).toBe(0)
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Waits until a server is ready that starts now. Returns the seconds. */
async function secondsUntilReady(port: number): Promise<string> {
  const begun = performance.now()
  await vi.waitFor(async () => expect(await isReady(port)).toBe(true), SOON)
  return ((performance.now() - begun) / 1000).toFixed(1)
}

/** Signs a business up through HTTP, to the end. */
async function signUpAt(port: number): Promise<void> {
  const request = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const newcomer = await signUp({ request }).toTheEnd()
  expect(newcomer.profileId).not.toBe('')
}

async function stop(server: Container): Promise<void> {
  await server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
}

/** What the role of the servers answers when it is asked to switch the ledger's triggers off. */
const switchOffTriggers = (url: string) =>
  postgres.run('psql', ['--command=alter table entries disable trigger all', `--dbname=${url}`]).then(
    () => 'done',
    ({ stderr }) => String(stderr),
  )

test('an engine of this machine runs the image, or says why not', async () => {
  const podman = await requireProgram(PODMAN)
  const storage = ['--storage-driver=vfs', `--root=${folder}/storage`, `--runroot=${folder}/run`]
  const limits = ['--network=host', '--ulimit=host', '--cgroups=disabled', '--read-only']
  const result = await run(podman, [...storage, 'run', '--rm', ...limits, 'localhost/plink', 'node', '--version'], {
    timeout: 120_000,
  }).then(
    ({ stdout }) => `runs the image: Node ${stdout.trim()}`,
    ({ stderr, message }) =>
      `cannot run it here: ${String(stderr || message)
        .trim()
        .split('\n')
        .at(-1)}`,
  )
  console.info(`podman ${result}`)
  console.info(
    'The commands below run in namespaces of their own, with the variables, files and user that the files name',
  )
})

test('the image says what it is, has its parts listed, and its compile cache', async () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(image.config.Labels).toMatchObject({
    'org.opencontainers.image.title': 'Plink',
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': image.commit,
  })
  const packagesOf = (name: string) =>
    JSON.parse(readFileSync(join(image.root, `app/sbom/${name}.spdx.json`), 'utf8')).packages.length
  console.info(
    `SBOM: ${packagesOf('production')} packages beside the build, ${packagesOf('build')} that it was made with`,
  )
  expect(packagesOf('production')).toBeGreaterThan(2)
  const usage = { args: ['node', 'dist/server/admin.js'], mounts: {} }
  const command = await start({ ...usage, variables: { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' } })
  await command.exited
  expect(command.output()).toMatch(/cache for ESM file:\/\/\/app\/dist\/server\/admin\.js was accepted/)
})

test('compose', async () => {
  const services = composeServices()
  const deploy = join(folder, 'deploy')
  cpSync(inDeploy('.'), deploy, { recursive: true, filter: path => !path.includes('/secrets') })
  await run('sh', [join(deploy, 'make-secrets.sh')])
  const secrets = join(deploy, 'secrets')
  for (const name of ['database-url', 'migration-database-url']) {
    const url = readFileSync(join(secrets, name), 'utf8').replace('@postgres:5432', `@127.0.0.1:${postgres.port}`)
    writeFileSync(join(secrets, name), url)
  }
  const secretsOf = (names: string[]) =>
    folderWith(folder, Object.fromEntries(names.map(name => [name, readFileSync(join(secrets, name), 'utf8')])))
  const service = (name: string) => {
    const found = services[name]
    if (!found) throw new Error(`deploy/compose.yaml has no service ${name}`)
    return found
  }
  const container = (name: string, more: Record<string, string> = {}): PodRun => {
    const { command, environment, secrets: names } = service(name)
    return {
      args: command,
      variables: { ...environment, ...more },
      mounts: { '/run/secrets': secretsOf(names) },
    }
  }

  await postgres.empty()
  const { environment, secrets: ofPostgres, volumes = [] } = service('postgres')
  const [scripts, mountsSecrets] = [
    volumes.filter(each => each.includes('/docker-entrypoint-initdb.d/')).sort(byTarget),
    withSecrets(secretsOf(ofPostgres)),
  ]
  expect(scripts).toHaveLength(2)
  for (const script of scripts) {
    const path = join(deploy, script.split(':')[0] ?? '')
    if (path.endsWith('.sql'))
      await postgres.run('psql', ['--set=ON_ERROR_STOP=1', '--dbname=plink', `--file=${docs(path)}`])
    else await postgres.run('unshare', [...mountsSecrets, 'sh', path], environment)
  }

  await finish(container('migrate'))
  const port = await freePort()
  const server = await start(container('plink', { PORT: String(port) }))
  const seconds = await secondsUntilReady(port)
  await signUpAt(port)
  const megabytes = await server.megabytes()
  console.info(
    `compose: ready after ${seconds} s; ${megabytes.toFixed(0)} MB with ${service('plink').environment.WORKERS} workers`,
  )
  const url = readFileSync(join(secrets, 'database-url'), 'utf8').trim()
  expect(await switchOffTriggers(url)).toContain('must be owner of table entries')

  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const { environment: ofBackup, secrets: namesOfBackup } = service('backup')
  const backup = ['sh', join(deploy, 'backup.sh')]
  const args = [...withSecrets(secretsOf(namesOfBackup)), ...backup]
  await postgres.run('unshare', args, { ...ofBackup, BACKUPS: backups })
  const [dump = ''] = readdirSync(backups)
  const listed = await postgres.run('pg_restore', ['--list', join(backups, dump)])
  expect(listed).toContain('TABLE DATA public entries')
  await stop(server)
})

const byTarget = (one: string, other: string) => (one.split(':')[1] ?? '').localeCompare(other.split(':')[1] ?? '')
/** The roles are beside the copied folder only in the project. */
const docs = (path: string) => join(ROOT, 'docs', path.split('/').at(-1) ?? '')
/** The arguments of `unshare` that mount the secrets where containers have them, for a program of this machine. */
const withSecrets = (secrets: string) => [
  ...['--mount', 'sh', '-c'],
  'mount -t tmpfs tmpfs /run && mkdir /run/secrets && mount --bind "$0" /run/secrets && exec "$@"',
  secrets,
]

/** Makes the roles as an operator does. Returns the URLs of both. */
async function makeRoles(): Promise<{ server: string; owner: string }> {
  await postgres.empty()
  await postgres.run('psql', [
    '--set=ON_ERROR_STOP=1',
    '--dbname=plink',
    `--file=${join(ROOT, 'docs/postgres-roles.sql')}`,
  ])
  for (const role of ['plink', 'plink_owner'])
    await postgres.run('psql', ['--dbname=plink', `--command=alter role ${role} password 'drill'`])
  const of = (role: string) => `postgres://${role}:drill@127.0.0.1:${postgres.port}/plink`
  return { server: of('plink'), owner: of('plink_owner') }
}

test('Kubernetes', async () => {
  const { server: DATABASE_URL, owner: MIGRATION_DATABASE_URL } = await makeRoles()
  const manifests = new Manifests(folder)
  manifests.set('Secret', 'plink', { DATABASE_URL })
  manifests.set('Secret', 'plink-migration', { MIGRATION_DATABASE_URL })
  const texts = readFileSync(join(ROOT, 'api/kernel/legal/legal-texts.json'), 'utf8')
  // Brackets within quotes are the places that an operator fills in.
  manifests.set('ConfigMap', 'plink-legal-texts', {
    'legal-texts.json': texts.replace(/"(?:[^"\\]|\\.)*"/g, each => each.replace(/\[[^\]]*\]/g, 'filled in')),
  })
  const ports = { PORT: await freePort(), MONITORING_PORT: await freePort() }
  const chosen = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))

  const pod = manifests.pod('Deployment')
  const [waits] = pod.initContainers ?? []
  if (!waits) throw new Error('The pod waits for no migration')
  const waiting = await start(manifests.prepare(pod, waits))
  await vi.waitFor(() => expect(waiting.output()).toContain('Waiting for the migration'), SOON)
  const job = manifests.pod('Job')
  await finish(manifests.prepare(job, job.containers[0]))
  expect(await waiting.exited, waiting.output()).toBe(0)

  const asWritten = manifests.prepare(pod, pod.containers[0])
  const live = await start({ ...asWritten, variables: { ...asWritten.variables, ...chosen } })
  await vi.waitFor(() => expect(live.output()).toContain('"url":"http'), SOON)
  await stop(live)
  await makeRoles()
  await finish(manifests.prepare(job, job.containers[0]))
  const sandbox = { ...chosen, PLINK_MODE: 'sandbox' }
  const server = await start({ ...asWritten, variables: { ...asWritten.variables, ...sandbox } })
  const seconds = await secondsUntilReady(ports.PORT)
  await signUpAt(ports.PORT)
  const megabytes = await server.megabytes()
  console.info(`Kubernetes: starts in live mode; in the sandbox ready after ${seconds} s; ${megabytes.toFixed(0)} MB`)
  await stop(server)
})

test('systemd, embedded and on Postgres', async () => {
  const root = join(folder, 'machine')
  await createMachine(root)
  const plink = join(root, 'opt/plink')
  // The image has the build, but Node where systemd does not look for it.
  cpSync(join(image.root, 'app'), plink, {
    recursive: true,
    filter: path => !/app\/(node_modules|compile-cache)/.test(path),
  })
  for (const each of ['package-lock.json', '.npmrc', 'tools/oasdiff'])
    cpSync(join(ROOT, each), join(plink, each), { recursive: true })
  await run('npm', ['ci', '--omit=dev', '--no-progress'], { cwd: plink, maxBuffer: 64 * 1024 * 1024 })
  const port = await freePort()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { mode: 0o600 })
  }
  const install = (name: string, path: string) =>
    write(`etc/systemd/system/${path}`, readFileSync(inDeploy(name), 'utf8'))
  write('etc/plink/settings', `PORT=${port}\n`)
  write('etc/plink/secret-key', 'a key of this drill that is long enough\n')
  install('plink.service', 'plink.service')
  const booted = await bootMachine(root)
  machine = booted
  await vi.waitFor(
    async () => expect(await booted.run('systemctl', 'is-system-running')).toMatch(/running|degraded/),
    SOON,
  )

  await booted.run('systemctl', 'enable', '--now', 'plink')
  const seconds = await readyOrJournal(booted, port)
  await signUpAt(port)
  const megabytes = await booted.megabytesOf('plink')
  console.info(`systemd, embedded: ready after ${seconds} s; ${megabytes.toFixed(0)} MB`)
  const show = async (property: string) =>
    (await booted.run('systemctl', 'show', `--property=${property}`, '--value', 'plink')).trim()
  const before = await show('MainPID')
  await booted.run('systemctl', 'kill', '--signal=KILL', '--kill-whom=main', 'plink')
  await vi.waitFor(async () => expect(Number(await show('NRestarts'))).toBe(1), SOON)
  await readyOrJournal(booted, port)
  expect(await show('MainPID')).not.toBe(before)

  const { server, owner } = await makeRoles()
  write('etc/plink/database-url', `${server}\n`)
  write('etc/plink/migration-database-url', `${owner}\n`)
  install('plink-migrate.service', 'plink-migrate.service')
  install('plink-postgres.conf', 'plink.service.d/postgres.conf')
  await booted.run('systemctl', 'stop', 'plink')
  await booted.run('systemctl', 'daemon-reload')
  await booted.run('systemctl', 'start', 'plink')
  const secondsThere = await readyOrJournal(booted, port)
  await signUpAt(port)
  expect(
    await postgres.run('psql', ['--dbname=plink', '--tuples-only', '--command=select count(*) > 0 from accounts']),
  ).toContain('t')
  expect(await booted.run('journalctl', '--unit=plink-migrate', '--output=cat')).toContain(
    'The database has the tables of this release.',
  )
  console.info(
    `systemd, Postgres: ready ${secondsThere} s after its migration; ${(await booted.megabytesOf('plink')).toFixed(0)} MB`,
  )
  await booted.run('systemctl', 'stop', 'plink')
  expect(await show('Result')).toBe('success')
})

/** What the unit has logged stands in the failure. */
async function readyOrJournal(booted: Machine, port: number): Promise<string> {
  return secondsUntilReady(port).catch(async error => {
    const journal = await booted.run('journalctl', '--unit=plink*', '--no-pager', '--lines=60', '--output=cat')
    throw new Error(`The unit did not become ready:\n${journal}`, { cause: error })
  })
}

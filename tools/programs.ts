import { execFile } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** A program that the tests need and that npm does not bring. */
export interface Program {
  name: string
  find: () => string | undefined
  /** Packages of Debian that have it, in order of preference. */
  packages: readonly [string, ...string[]]
  /** Other ways to it, for the message on a machine without apt. */
  otherwise: string
}

const run = promisify(execFile)
/** The lists of apt are locked while it updates them. */
let installing: Promise<unknown> = Promise.resolve()

/** The example programs of the documentation run in these. */
export const PYTHON: Program = {
  name: 'Python',
  find: () => onPath('python3'),
  packages: ['python3'],
  otherwise: 'see https://www.python.org/downloads',
}
export const PHP: Program = {
  name: 'PHP',
  find: () => onPath('php'),
  packages: ['php-cli'],
  otherwise: 'see https://www.php.net/downloads',
}
/** Validates XML against a schema. */
export const XMLLINT: Program = {
  name: 'xmllint',
  find: () => onPath('xmllint'),
  packages: ['libxml2-utils'],
  otherwise: 'see https://gitlab.gnome.org/GNOME/libxml2',
}

/** Tests the alerting rules. */
export const PROMTOOL: Program = {
  name: 'promtool',
  find: () => onPath('promtool'),
  packages: ['prometheus'],
  otherwise: 'see https://prometheus.io/download',
}

/** The pooler of a drill. Debian keeps it where only root looks. */
export const PGBOUNCER: Program = {
  name: 'PgBouncer',
  find: () => onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find(isProgram),
  packages: ['pgbouncer'],
  otherwise: 'see https://www.pgbouncer.org/install.html',
}

/** The database of drills that need one of Debian, because the packages below work with that. */
export const POSTGRES: Program = {
  name: 'PostgreSQL',
  find: () => globSync('/usr/lib/postgresql/*/bin/postgres').sort().reverse().find(isProgram),
  packages: ['postgresql'],
  otherwise: 'see https://www.postgresql.org/download',
}

/** Backs Postgres up. */
export const PGBACKREST: Program = {
  name: 'pgBackRest',
  find: () => onPath('pgbackrest'),
  packages: ['pgbackrest'],
  otherwise: 'see https://pgbackrest.org',
}

/** The load balancer of a drill. Debian keeps it where only root looks. */
export const HAPROXY: Program = {
  name: 'HAProxy',
  find: () => onPath('haproxy') ?? ['/usr/sbin/haproxy'].find(isProgram),
  packages: ['haproxy'],
  otherwise: 'see https://www.haproxy.org',
}

/** The path of the program. Installs it with apt where it is missing. */
export async function requireProgram(program: Program): Promise<string> {
  const found = program.find()
  if (found) return found
  const installed = installing.then(() => install(program))
  installing = installed.catch(() => undefined)
  return installed
}

/** The first of the names that a folder of `PATH` has. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function install({ name, find, packages, otherwise }: Program): Promise<string> {
  const missing = `${name} is not installed. Install it (apt install ${packages[0]}, or ${otherwise}).`
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  // A machine that has just started may still hold the lock of apt for its own updates.
  const apt = [
    ...asRoot,
    ...'env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends -o DPkg::Lock::Timeout=120'.split(' '),
  ]
  console.info(`  … ${name} is not installed. Installing it with apt-get`)
  try {
    await command([...apt, 'update'])
    const installOne = (each: string) => command([...apt, 'install', each])
    await packages.slice(1).reduce((before, each) => before.catch(() => installOne(each)), installOne(packages[0]))
  } catch (error) {
    throw new Error(`${missing}\napt-get: ${error instanceof Error ? error.message.trim() : error}`)
  }
  const installed = find()
  if (!installed) throw new Error(missing)
  console.info(`  … ${name} is installed`)
  return installed
}

async function command([program = '', ...args]: string[]): Promise<void> {
  await run(program, args, { maxBuffer: 16 * 1024 * 1024 })
}

import { execFile } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** A program that the tests need and that npm does not provide. */
export interface Program {
  name: string
  find: () => string | undefined
  /** Debian packages that contain it, in order of preference. */
  packages: readonly [string, ...string[]]
  /** Other ways to install it, for the message on a machine without apt. */
  otherwise: string
}

const run = promisify(execFile)
/** The installations run one after another, because apt locks its lists while it updates them. */
let installing: Promise<unknown> = Promise.resolve()

/** Runs the example programs of the documentation. */
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

/** The pooler of a drill. Debian installs it in a folder that only root has in its path. */
export const PGBOUNCER: Program = {
  name: 'PgBouncer',
  find: () => onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find(isProgram),
  packages: ['pgbouncer'],
  otherwise: 'see https://www.pgbouncer.org/install.html',
}

/** The programs of a cluster that fails over, for another drill. */
export const ETCD: Program = {
  name: 'etcd',
  find: () => onPath('etcd'),
  packages: ['etcd-server'],
  otherwise: 'see https://etcd.io/docs/latest/install',
}
export const PATRONI: Program = {
  name: 'Patroni',
  find: () => onPath('patroni'),
  packages: ['patroni'],
  otherwise: 'see https://patroni.readthedocs.io/en/latest/installation.html',
}
export const HAPROXY: Program = {
  name: 'HAProxy',
  find: () => onPath('haproxy') ?? ['/usr/sbin/haproxy'].find(isProgram),
  packages: ['haproxy'],
  otherwise: 'see https://www.haproxy.org/#down',
}
/** The database of drills. They need Debian's, because the other packages work with it. */
export const POSTGRES: Program = {
  name: 'PostgreSQL',
  find: () => globSync('/usr/lib/postgresql/*/bin/postgres').sort().findLast(isProgram),
  packages: ['postgresql'],
  otherwise: 'see https://www.postgresql.org/download',
}

/** Backs up Postgres. */
export const PGBACKREST: Program = {
  name: 'pgBackRest',
  find: () => onPath('pgbackrest'),
  packages: ['pgbackrest'],
  otherwise: 'see https://pgbackrest.org',
}

/** Verifies units of systemd. */
export const SYSTEMD_ANALYZE: Program = {
  name: 'systemd-analyze',
  find: () => onPath('systemd-analyze'),
  packages: ['systemd'],
  otherwise: 'see https://systemd.io',
}

/** Boots a Debian system in a container. */
export const SYSTEMD_NSPAWN: Program = {
  name: 'systemd-nspawn',
  find: () => onPath('systemd-nspawn'),
  packages: ['systemd-container'],
  otherwise: 'see https://systemd.io',
}

/** Creates the root folder of a Debian system. */
export const MMDEBSTRAP: Program = {
  name: 'mmdebstrap',
  find: () => onPath('mmdebstrap'),
  packages: ['mmdebstrap'],
  otherwise: 'see https://gitlab.mister-muffin.de/josch/mmdebstrap',
}

/** Builds images without a daemon. */
export const BUILDAH: Program = {
  name: 'buildah',
  find: () => onPath('buildah'),
  packages: ['buildah'],
  otherwise: 'see https://buildah.io',
}

/** Runs images. */
export const PODMAN: Program = {
  name: 'podman',
  find: () => onPath('podman'),
  packages: ['podman'],
  otherwise: 'see https://podman.io',
}

/** Returns the path of the program. Installs it with apt if it is missing. */
export async function requireProgram(program: Program): Promise<string> {
  const path = program.find()
  if (path) return path
  const installed = installing.then(() => install(program))
  installing = installed.catch(() => undefined)
  return installed
}

/** Returns the first of the names that is in a folder of `PATH`. */
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
  // A machine that has just started may still hold apt's lock for its own updates.
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

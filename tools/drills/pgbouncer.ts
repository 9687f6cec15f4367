import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../api/dev/free-port.ts'
import { PGBOUNCER, requireProgram } from '../programs.ts'

/** PgBouncer refuses to run as root, so root starts it as the user `nobody`. */
const NOBODY_ID = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {}

export interface RunningPgBouncer {
  version: string
  /** The same database through the pooler. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/** PgBouncer as it is installed, with the settings of its package but for the mode. */
export async function startPgBouncer(postgresUrl: string, mode: 'session' | 'transaction'): Promise<RunningPgBouncer> {
  const program = await requireProgram(PGBOUNCER)
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'plink-pgbouncer-')), await freePort()]
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  const { hostname, port: postgresPort, username } = new URL(postgresUrl)
  await writeFile(users, `"${username}" ""\n`)
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${hostname} port=${postgresPort}`,
      '[pgbouncer]',
      ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
      ...['auth_type = trust', `auth_file = ${users}`, `pool_mode = ${mode}`],
      // In session mode each connection of a server takes one of these.
      'default_pool_size = 50',
      '',
    ].join('\n'),
  )
  if (user.uid) for (const each of [folder, settings, users]) await chown(each, user.uid, user.gid)
  const child = spawn(program, [settings], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'exit')
  const version = await Promise.race([
    versionOf(child.stderr),
    exited.then(() => Promise.reject(new Error('PgBouncer stopped during its start'))),
  ])
  return {
    version,
    through: databaseUrl => {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${port}`
      url.search = ''
      return url.href
    },
    stop: async () => {
      child.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What it says when it is ready. */
async function versionOf(log: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: log })) {
    const version = /process up: PgBouncer ([\d.]+)/.exec(line)?.[1]
    if (version) {
      log.resume()
      return version
    }
  }
  throw new Error('PgBouncer ended before it was ready')
}

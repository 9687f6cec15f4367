import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { freePort } from '../../api/dev/free-port.ts'
import { PGBOUNCER, requireProgram } from '../programs.ts'
import { endAtExit } from './cluster/program-runs.ts'
import { UNPRIVILEGED, unprivilegedFile, unprivilegedFolder } from './unprivileged.ts'

export interface RunningPgBouncer {
  version: string
  /** Returns the URL of the same database through the pooler. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer with the settings of its package, except for the mode.
 * @param more further settings, such as `server_login_retry = 1`
 */
export async function startPgBouncer(
  postgresUrl: string,
  mode: 'session' | 'transaction',
  more: string[] = [],
): Promise<RunningPgBouncer> {
  const program = await requireProgram(PGBOUNCER)
  const [folder, port] = [unprivilegedFolder('pgbouncer'), await freePort()]
  const { hostname, port: postgresPort, username } = new URL(postgresUrl)
  const users = unprivilegedFile(folder, 'users.txt', [`"${username}" ""`])
  const settings = unprivilegedFile(folder, 'pgbouncer.ini', [
    '[databases]',
    `* = host=${hostname} port=${postgresPort}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['auth_type = trust', `auth_file = ${users}`, `pool_mode = ${mode}`],
    // In session mode, each connection of a server takes one of these.
    'default_pool_size = 50',
    ...more,
  ])
  const child = spawn(program, [settings], { ...UNPRIVILEGED, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  endAtExit(child)
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

/** Returns the version from the message that it is ready. */
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

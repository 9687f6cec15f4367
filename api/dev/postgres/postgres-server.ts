import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

/** Postgres refuses to run as root, so root starts it as the user `nobody`. */
const NOBODY_ID = 65_534
export const POSTGRES_USER = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {}

const run = promisify(execFile)

interface PostgresServer {
  /** The folder with the programs. */
  binaries: string
  /** The folder of the data, in one that {@link POSTGRES_USER} owns. */
  data: string
  /** Such as `fsync=off`. */
  settings: string[]
}

/** Creates the data of a Postgres with the superuser `postgres`, who needs no password. */
export async function initPostgres({ binaries, data }: Omit<PostgresServer, 'settings'>): Promise<void> {
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(binaries, 'initdb'), init, { ...POSTGRES_USER, cwd: dirname(data) })
}

export interface RunningServer {
  process: ChildProcess
  exited: Promise<unknown>
  /** Ends sessions and writes everything down. */
  stop(): Promise<void>
}

/** Resolves when it accepts connections, a replica those that read. */
export async function startPostgresServer({ binaries, data, settings }: PostgresServer): Promise<RunningServer> {
  const args = ['-D', data, ...settings.flatMap(each => ['-c', each])]
  const server = spawn(join(binaries, 'postgres'), args, {
    ...POSTGRES_USER,
    cwd: dirname(data),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(server, 'exit')
  await untilReady(server.stderr, exited)
  return {
    process: server,
    exited,
    stop: async () => {
      server.kill('SIGINT')
      await exited
    },
  }
}

async function untilReady(log: NodeJS.ReadableStream, exited: Promise<unknown>): Promise<void> {
  const lines: string[] = []
  const accepting = new Promise<void>(resolve => {
    createInterface({ input: log }).on('line', line => {
      lines.push(line)
      if (/ready to accept (read-only )?connections/.test(line)) resolve()
    })
  })
  const failed = exited.then(() => Promise.reject(new Error(`Postgres stopped during its start:\n${lines.join('\n')}`)))
  await Promise.race([accepting, failed])
  failed.catch(() => {})
}

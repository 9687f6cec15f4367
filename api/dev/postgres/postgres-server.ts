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
  /** The folder of the data, inside one that {@link POSTGRES_USER} owns. */
  data: string
  /** Settings such as `fsync=off`. */
  settings: string[]
  isReplica?: boolean
}

/** Creates the data of a Postgres with the superuser `postgres`, who needs no password. */
export async function initPostgres({ binaries, data }: Pick<PostgresServer, 'binaries' | 'data'>): Promise<void> {
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(binaries, 'initdb'), init, { ...POSTGRES_USER, cwd: dirname(data) })
}

export interface RunningServer {
  process: ChildProcess
  exited: Promise<unknown>
  /** Ends all sessions and writes all data to the disk. */
  stop(): Promise<void>
}

/** Resolves when the server accepts writes, or a replica accepts reads. Rejects with its log if it stops before that. */
export async function startPostgresServer({
  binaries,
  data,
  settings,
  isReplica = false,
}: PostgresServer): Promise<RunningServer> {
  const args = ['-D', data, ...settings.flatMap(each => ['-c', each])]
  const server = spawn(join(binaries, 'postgres'), args, {
    ...POSTGRES_USER,
    cwd: dirname(data),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(server, 'exit')
  await untilLogged(isReplica ? READS : WRITES, server.stderr, exited)
  return {
    process: server,
    exited,
    stop: async () => {
      server.kill('SIGINT')
      await exited
    },
  }
}

/** A replica that was promoted logs the message of a primary. */
const READS = /ready to accept (read-only )?connections/
const WRITES = /ready to accept connections/

async function untilLogged(ready: RegExp, log: NodeJS.ReadableStream, exited: Promise<unknown>): Promise<void> {
  const lines: string[] = []
  const accepting = new Promise<void>(resolve => {
    createInterface({ input: log }).on('line', line => {
      lines.push(line)
      if (ready.test(line)) resolve()
    })
  })
  const failed = exited.then(() => Promise.reject(new Error(`Postgres stopped during its start:\n${lines.join('\n')}`)))
  await Promise.race([accepting, failed])
  failed.catch(() => {})
}

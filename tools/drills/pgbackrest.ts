import { execFile } from 'node:child_process'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#api/dev/free-port.ts'
import {
  initPostgres,
  POSTGRES_USER,
  type RunningServer,
  startPostgresServer,
} from '#api/dev/postgres/postgres-server.ts'
import { PGBACKREST, POSTGRES, requireProgram } from '../programs.ts'

const STANZA = 'plink'
/** The longest time that a commit may wait until its segment is archived. No more than this is lost with the machine. */
export const ARCHIVE_SECONDS = 10

export type ArchivedPostgres = Awaited<ReturnType<typeof startArchivedPostgres>>

/** Starts a Postgres whose write-ahead log pgBackRest archives, as the operations page describes it. Neither runs as root. */
export async function startArchivedPostgres() {
  const binaries = dirname(await requireProgram(POSTGRES))
  const pgBackRest = await requireProgram(PGBACKREST)
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'plink-archived-')), await freePort()]
  const [data, config] = [join(folder, 'data'), join(folder, 'pgbackrest.conf')]
  await writeFile(config, configOf(folder, port))
  await mkdir(join(folder, 'repository'))
  if (POSTGRES_USER.uid)
    for (const each of ['', 'pgbackrest.conf', 'repository'])
      await chown(join(folder, each), POSTGRES_USER.uid, POSTGRES_USER.gid)

  const run = promisify(execFile)
  const backRest = (...args: string[]) =>
    run(pgBackRest, [`--config=${config}`, `--stanza=${STANZA}`, ...args], { ...POSTGRES_USER, cwd: folder })
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
    ...['archive_mode=on', `archive_timeout=${ARCHIVE_SECONDS}`],
    `archive_command=${pgBackRest} --config=${config} --stanza=${STANZA} archive-push %p`,
  ]
  await initPostgres({ binaries, data })
  let server: RunningServer = await start()
  await backRest('stanza-create')

  function start(): Promise<RunningServer> {
    return startPostgresServer({ binaries, data, settings })
  }

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    backUp: () => backRest('backup', '--type=full'),
    /** Destroys the machine as a fire would: Postgres cannot write anything first, and the disk is lost. */
    async destroy(): Promise<void> {
      server.process.kill('SIGKILL')
      await server.exited
      await rm(data, { recursive: true, force: true, maxRetries: 10 })
    },
    /** Restores everything that is archived, or the state at this time. Resolves when it accepts writes. */
    async restore(at?: Date): Promise<void> {
      await mkdir(data, { mode: 0o700 })
      if (POSTGRES_USER.uid) await chown(data, POSTGRES_USER.uid, POSTGRES_USER.gid)
      await backRest('restore', ...(at ? ['--type=time', `--target=${inUtc(at)}`, '--target-action=promote'] : []))
      server = await start()
    },
    async stop(): Promise<void> {
      if (server.process.exitCode === null && server.process.signalCode === null) await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Returns a time in pgBackRest's format. */
const inUtc = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

const configOf = (folder: string, port: number): string =>
  [
    '[global]',
    `repo1-path=${join(folder, 'repository')}`,
    'repo1-retention-full=2',
    'start-fast=y',
    ...['log', 'lock', 'spool'].map(each => `${each}-path=${folder}`),
    'log-level-file=off',
    `[${STANZA}]`,
    `pg1-path=${join(folder, 'data')}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${folder}`,
    'pg1-user=postgres',
    '',
  ].join('\n')

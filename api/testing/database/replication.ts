import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#api/dev/free-port.ts'
import { postgresBinaries } from '#api/dev/postgres/postgres-binaries.ts'
import { initPostgres, POSTGRES_USER, startPostgresServer } from '#api/dev/postgres/postgres-server.ts'
import { processTree, signalAll } from '#api/testing/processes/process-tree.ts'
import { withAdmin } from './postgres-admin.ts'

export type Replication = Awaited<ReturnType<typeof startReplication>>

/** Starts a Postgres, and a replica that streams from it. */
export async function startReplication() {
  const folder = await mkdtemp(join(tmpdir(), 'plink-replication-'))
  if (POSTGRES_USER.uid) await chown(folder, POSTGRES_USER.uid, POSTGRES_USER.gid)
  const binaries = await postgresBinaries(folder)
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')]
  await initPostgres({ binaries, data: primaryData })
  // The copy is made before the first start, so the replica streams from the very beginning: the package with Postgres has no pg_basebackup.
  const copy = `cp -R "${primaryData}" "${replicaData}" && touch "${replicaData}/standby.signal"`
  await promisify(execFile)('sh', ['-c', copy], { ...POSTGRES_USER, cwd: folder })
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const primary = await startPostgresServer({
    binaries,
    data: primaryData,
    settings: [...settings, `port=${primaryPort}`, 'wal_keep_size=1GB'],
  })
  const startReplica = () =>
    startPostgresServer({
      binaries,
      data: replicaData,
      isReplica: true,
      settings: [
        ...settings,
        `port=${replicaPort}`,
        `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=postgres`,
      ],
    })
  let replica = await startReplica()
  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`
  const on = (port: number, statement: string) =>
    withAdmin(urlOf(port), async admin => {
      await admin.query(statement)
    })
  const onReplica = (statement: string) => on(replicaPort, statement)
  const onPrimary = (statement: string) => on(primaryPort, statement)
  return {
    primaryUrl: urlOf(primaryPort),
    replicaUrl: urlOf(replicaPort),
    /** The replica receives everything, but shows nothing new. */
    pause: () => onReplica('select pg_wal_replay_pause()'),
    resume: () => onReplica('select pg_wal_replay_resume()'),
    promote: () => onReplica('select pg_promote()'),
    /** The primary reads and writes, but each commit waits for a standby that does not exist. */
    async blockCommits(): Promise<void> {
      await onPrimary("alter system set synchronous_standby_names = 'absent'")
      await onPrimary('select pg_reload_conf()')
    },
    async unblockCommits(): Promise<void> {
      await onPrimary('alter system reset synchronous_standby_names')
      await onPrimary('select pg_reload_conf()')
    },
    /** The replica accepts and keeps connections, but does not respond. */
    freezeReplica: () => signalAll(processTree(replica.process.pid ?? 0), 'SIGSTOP'),
    thawReplica: () => signalAll(processTree(replica.process.pid ?? 0), 'SIGCONT'),
    stopReplica: () => replica.stop(),
    restartReplica: async () => {
      replica = await startReplica()
    },
    async stop(): Promise<void> {
      await Promise.all([primary.stop(), replica.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

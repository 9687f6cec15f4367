import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { freePort } from '../../../api/dev/free-port.ts'
import { type RunningPgBouncer, startPgBouncer } from '../pgbouncer.ts'
import { unprivilegedFolder } from '../unprivileged.ts'
import { etcdCommand, haproxyCommand } from './commands.ts'
import { leaderOf, until, untilHealthy } from './members.ts'
import { type ClusterNode, startNode } from './node.ts'
import { hasEnded, startProgram } from './program-runs.ts'

/** These settings keep clients from waiting for a lost server, and look for the next one every second. */
const PGBOUNCER_SETTINGS = [
  'server_login_retry = 1',
  'server_connect_timeout = 3',
  'query_wait_timeout = 10',
  'server_fast_close = 1',
]

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Starts etcd, two Postgres under Patroni, HAProxy and PgBouncer, as docs/operations.md describes them. */
export async function startCluster() {
  const folder = unprivilegedFolder('cluster')
  const undo: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of undo.reverse()) await each()
    rmSync(folder, { recursive: true, force: true })
  }
  const keep = (name: string, command: string[]) => {
    const child = startProgram(name, folder, command)
    undo.push(async () => {
      const ended = hasEnded(child) ? undefined : once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    })
  }
  try {
    const etcdPort = await freePort()
    keep('etcd', await etcdCommand(folder, etcdPort))
    const nodes: ClusterNode[] = []
    for (const name of ['one', 'two']) {
      const node = await startNode(name, etcdPort)
      nodes.push(node)
      undo.push(node.remove)
    }
    const port = await freePort()
    keep('haproxy', await haproxyCommand(folder, port, nodes))
    await untilHealthy(nodes)
    const url = `postgres://postgres@127.0.0.1:${port}/plink`
    await createDatabase(url)
    const pooler: RunningPgBouncer = await startPgBouncer(url, 'transaction', PGBOUNCER_SETTINGS)
    undo.push(pooler.stop)
    return {
      /** The URL of the primary through HAProxy. */
      url,
      /** The URL through PgBouncer and HAProxy. */
      pooledUrl: pooler.through(url),
      leader: () => leaderOf(nodes),
      untilHealthy: () => untilHealthy(nodes),
      /** Resolves with the node that has taken over. */
      untilAnotherLeads: (earlier: ClusterNode) =>
        until(
          async () => {
            const leader = await leaderOf(nodes.filter(node => node !== earlier))
            return leader === earlier ? undefined : leader
          },
          () => 'No other node took over',
        ),
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function createDatabase(url: string): Promise<void> {
  const admin = new URL(url)
  const name = admin.pathname.slice(1)
  admin.pathname = '/postgres'
  const connected = await until(
    async () => {
      const client = new Client({ connectionString: admin.href })
      return client.connect().then(
        () => client,
        () => undefined,
      )
    },
    () => 'HAProxy leads to no primary',
  )
  await connected.query(`create database ${name}`)
  await connected.end()
}

import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../../api/dev/free-port.ts'
import { ETCD, HAPROXY, requireProgram } from '../../programs.ts'
import { type RunningPgBouncer, startPgBouncer } from '../pgbouncer.ts'
import { unprivilegedFile, unprivilegedFolder } from '../unprivileged.ts'
import { type ClusterNode, startNode } from './node.ts'
import { startProgram } from './program-runs.ts'

/** How long anything of the cluster may take. */
const PATIENCE_SECONDS = 120

/** Do not keep clients waiting for a server that is gone, and look for the next one each second. */
const PGBOUNCER_SETTINGS = [
  'server_login_retry = 1',
  'server_connect_timeout = 3',
  'query_wait_timeout = 10',
  'server_fast_close = 1',
]

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** etcd, two Postgres under Patroni, HAProxy and PgBouncer, as docs/operations.md describes them. */
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
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
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
      /** Through HAProxy, to the primary. */
      url,
      /** Through PgBouncer and HAProxy. */
      pooledUrl: pooler.through(url),
      leader: () => leaderOf(nodes),
      untilHealthy: () => untilHealthy(nodes),
      /** Resolves with the node that has taken over. */
      untilAnotherLeads: (earlier: ClusterNode) =>
        until(async () => {
          const leader = await leaderOf(nodes.filter(node => node !== earlier))
          return leader === earlier ? undefined : leader
        }, 'No other node took over'),
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

async function etcdCommand(folder: string, port: number): Promise<string[]> {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`]
  return [
    await requireProgram(ETCD),
    ...['--name', 'etcd', '--data-dir', `${folder}/etcd`, '--initial-cluster', `etcd=${peer}`],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
  ]
}

/** Asks Patroni who leads, and ends every connection to one that no longer does. */
async function haproxyCommand(folder: string, port: number, nodes: ClusterNode[]): Promise<string[]> {
  const settings = unprivilegedFile(folder, 'haproxy.cfg', [
    ...['global', '  maxconn 500', 'defaults', '  mode tcp', '  retries 2', '  timeout connect 3s'],
    ...['  timeout client 1h', '  timeout server 1h', '  timeout check 2s'],
    ...['listen plink', `  bind 127.0.0.1:${port}`, '  option httpchk GET /primary', '  http-check expect status 200'],
    '  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(
      ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres.network} check port ${ports.rest.network}`,
    ),
  ])
  return [await requireProgram(HAPROXY), '-db', '-f', settings]
}

interface Member {
  name: string
  role: string
  state: string
}

/** As the nodes that respond see it. */
async function membersOf(nodes: ClusterNode[]): Promise<Member[]> {
  const asked = nodes.map(async ({ ports }) => {
    const response = await fetch(`http://127.0.0.1:${ports.rest.network}/cluster`, {
      signal: AbortSignal.timeout(1000),
    })
    const { members }: { members: Member[] } = await response.json()
    return members
  })
  return Promise.any(asked).catch(() => [])
}

async function leaderOf(nodes: ClusterNode[]): Promise<ClusterNode | undefined> {
  const members = await membersOf(nodes)
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running')
  return nodes.find(({ name }) => name === leader?.name)
}

/** One leads, and the other has all that it acknowledges. */
const untilHealthy = (nodes: ClusterNode[]) =>
  until(
    async () => {
      const members = await membersOf(nodes)
      const isAt = (role: string) =>
        members.some(each => each.role === role && /^(running|streaming)$/.test(each.state))
      return (isAt('leader') && isAt('sync_standby')) || undefined
    },
    `The cluster did not become healthy. See ${nodes.map(({ log }) => log).join(', ')}`,
  )

async function until<T>(look: () => Promise<T | undefined>, complaint: string): Promise<T> {
  const end = performance.now() + PATIENCE_SECONDS * 1000
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await sleep(200)
  }
  throw new Error(complaint)
}

async function createDatabase(url: string): Promise<void> {
  const admin = new URL(url)
  const name = admin.pathname.slice(1)
  admin.pathname = '/postgres'
  const connected = await until(async () => {
    const client = new Client({ connectionString: admin.href })
    return client.connect().then(
      () => client,
      () => undefined,
    )
  }, 'HAProxy leads to no primary')
  await connected.query(`create database ${name}`)
  await connected.end()
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startTcpProxy } from '#api/testing/database/tcp-proxy.ts'
import { processTree, signalAll } from '#api/testing/processes/process-tree.ts'
import { freePort } from '../../../api/dev/free-port.ts'
import { PATRONI, POSTGRES, requireProgram } from '../../programs.ts'
import { unprivilegedFile, unprivilegedFolder } from '../unprivileged.ts'
import { patroniSettings } from './patroni-settings.ts'
import { atExit, hasEnded, startProgram } from './program-runs.ts'

export type ClusterNode = Awaited<ReturnType<typeof startNode>>

/** Starts a machine of the cluster: Postgres under Patroni, which others and etcd reach only through its network. */
export async function startNode(name: string, etcdPort: number) {
  const [patroni, postgres] = [await requireProgram(PATRONI), await requireProgram(POSTGRES)]
  const folder = unprivilegedFolder(`patroni-${name}`)
  const [postgresPort, restPort] = [await freePort(), await freePort()]
  const local = (port: number) => startTcpProxy({ host: '127.0.0.1', port })
  const network = { postgres: await local(postgresPort), rest: await local(restPort), etcd: await local(etcdPort) }
  const ports = {
    postgres: { own: postgresPort, network: network.postgres.port },
    rest: { own: restPort, network: network.rest.port },
    etcd: network.etcd.port,
  }
  const settings = unprivilegedFile(folder, 'patroni.json', [
    JSON.stringify(patroniSettings({ name, folder, programs: dirname(postgres), ports }), null, 2),
  ])
  const start = (): ChildProcess => startProgram('patroni', folder, [patroni, settings])
  let agent = start()

  /** Returns the processes of Patroni and of Postgres, which outlives it. */
  const processes = () => [...(hasEnded(agent) ? [] : [agent.pid ?? 0]), ...postgresOf(folder)].flatMap(processTree)
  atExit(() => signalAll(processes(), 'SIGKILL'))
  return {
    name,
    ports,
    log: join(folder, 'patroni.log'),
    kill(): void {
      signalAll(processes(), 'SIGKILL')
    },
    start(): void {
      agent = start()
    },
    freeze: () => signalAll(processes(), 'SIGSTOP'),
    thaw: () => signalAll(processes(), 'SIGCONT'),
    isolate(): void {
      for (const each of Object.values(network)) each.goSilent()
    },
    rejoin(): void {
      for (const each of Object.values(network)) each.comeUp()
    },
    async remove(): Promise<void> {
      const ended = hasEnded(agent) ? undefined : once(agent, 'exit')
      signalAll(processes(), 'SIGKILL')
      await ended
      for (const each of Object.values(network)) await each.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/**
 * Returns the process in the first line of Postgres' own file, if it works in this folder. After a crash the number may belong to another program.
 */
function postgresOf(folder: string): number[] {
  const data = join(folder, 'data')
  try {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return readlinkSync(`/proc/${pid}/cwd`) === data ? [Number(pid)] : []
  } catch {
    return []
  }
}

import { freePort } from '../../../api/dev/free-port.ts'
import { ETCD, HAPROXY, requireProgram } from '../../programs.ts'
import { unprivilegedFile } from '../unprivileged.ts'
import type { ClusterNode } from './node.ts'

export async function etcdCommand(folder: string, port: number): Promise<string[]> {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`]
  return [
    await requireProgram(ETCD),
    ...['--name', 'etcd', '--data-dir', `${folder}/etcd`, '--initial-cluster', `etcd=${peer}`],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
  ]
}

/** Asks Patroni which node leads, and ends every connection to a node that no longer does. */
export async function haproxyCommand(folder: string, port: number, nodes: ClusterNode[]): Promise<string[]> {
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

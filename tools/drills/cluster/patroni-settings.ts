import { join } from 'node:path'

interface Ports {
  own: number
  /** The port at which other nodes reach it. */
  network: number
}

interface Node {
  name: string
  folder: string
  /** The folder of Postgres' programs. */
  programs: string
  ports: { postgres: Ports; rest: Ports; etcd: number }
}

/**
 * The settings of docs/operations.md. A standby takes over when the primary has been silent for `ttl`, which must be longer than `loop_wait` and
 * twice `retry_timeout` together. `synchronous_mode` acknowledges a commit only when the standby has it.
 */
const CLUSTER = { ttl: 10, loop_wait: 2, retry_timeout: 3, maximum_lag_on_failover: 1_048_576, synchronous_mode: true }

export function patroniSettings({ name, folder, programs, ports }: Node) {
  const own = (port: number) => `127.0.0.1:${port}`
  return {
    scope: 'plink',
    name,
    restapi: { listen: own(ports.rest.own), connect_address: own(ports.rest.network) },
    // The connection goes only through this machine's network, and not to the addresses that etcd returns.
    etcd3: { hosts: [own(ports.etcd)], use_proxies: true },
    bootstrap: {
      dcs: {
        ...CLUSTER,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 100,
            tcp_keepalives_idle: 5,
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: own(ports.postgres.own),
      connect_address: own(ports.postgres.network),
      data_dir: join(folder, 'data'),
      bin_dir: programs,
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder },
    },
  }
}

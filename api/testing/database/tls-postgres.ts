import { once } from 'node:events'
import { chmod, chown, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext, TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { freePort } from '#api/dev/free-port.ts'
import { postgresBinaries } from '#api/dev/postgres/postgres-binaries.ts'
import { initPostgres, POSTGRES_USER, startPostgresServer } from '#api/dev/postgres/postgres-server.ts'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

const FOLDER = fileURLToPath(new URL('api/testing/database/certificates/', PROJECT_ROOT))

/** Returns the path of a file that `certificates/make.sh` has made. */
export const certificateFile = (name: string): string => join(FOLDER, name)

/** Accepts only connections with TLS, and demands a certificate of the role `with_certificate`. */
const HBA = `
hostssl all with_certificate 127.0.0.1/32 trust clientcert=verify-ca
hostssl all all 127.0.0.1/32 trust
`

/** Starts a Postgres that accepts only connections with TLS. Its certificate is for 127.0.0.1 and localhost. */
export async function startTlsPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'plink-tls-'))
  if (POSTGRES_USER.uid) await chown(folder, POSTGRES_USER.uid, POSTGRES_USER.gid)
  const binaries = await postgresBinaries(folder)
  const [data, key] = [join(folder, 'data'), join(folder, 'server.key')]
  await initPostgres({ binaries, data })
  await writeFile(join(data, 'pg_hba.conf'), HBA)
  await copyFile(certificateFile('server.key'), key)
  // Postgres refuses a key that others may read.
  await chmod(key, 0o600)
  if (POSTGRES_USER.uid) await chown(key, POSTGRES_USER.uid, POSTGRES_USER.gid)
  for (const name of ['valid.crt', 'ca.crt']) await copyFile(certificateFile(name), join(folder, name))
  const port = await freePort()
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'ssl=on',
    `ssl_key_file=${key}`,
    `ssl_cert_file=${join(folder, 'valid.crt')}`,
    `ssl_ca_file=${join(folder, 'ca.crt')}`,
  ]
  const server = await startPostgresServer({ binaries, data, settings })
  return {
    /** Returns the URL with these parameters. */
    url: (parameters: string, { host = '127.0.0.1', user = 'postgres' } = {}) =>
      `postgres://${user}@${host}:${port}/postgres?${parameters}`,
    async stop(): Promise<void> {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a server that begins to speak as Postgres does, with this certificate, or says that it has none. */
export async function startTlsFront(certificate: string | undefined) {
  const secureContext =
    certificate === undefined
      ? undefined
      : createSecureContext({
          key: await readFile(certificateFile('server.key')),
          cert: await readFile(certificateFile(certificate)),
        })
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(secureContext ? 'S' : 'N')
      if (secureContext) new TLSSocket(socket, { isServer: true, secureContext }).on('error', () => {})
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The type also includes the address of a socket in the file system.
  const { port } = server.address() as AddressInfo
  return {
    url: (parameters: string) => `postgres://plink@127.0.0.1:${port}/plink?${parameters}`,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

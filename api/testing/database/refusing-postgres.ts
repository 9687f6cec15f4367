import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Starts a Postgres that refuses every connection with this message and code. The default is that of an internal error. */
export async function startRefusingPostgres(message: string, code = 'XX000') {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${message}`, ''].map(field => `${field}\0`).join('')
  const length = Buffer.alloc(4)
  length.writeInt32BE(length.byteLength + Buffer.byteLength(fields))
  // https://www.postgresql.org/docs/current/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-ERRORRESPONSE
  const refusal = Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])
  const server = createServer(client => {
    client.on('error', () => {})
    client.once('data', () => client.end(refusal))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The type also includes the address of a socket in the file system.
  const { port } = server.address() as AddressInfo
  return { url: `postgres://plink@127.0.0.1:${port}/plink`, stop: () => void server.close() }
}

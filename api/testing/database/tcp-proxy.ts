import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Cut {
  text: string
  /** Whether the server receives the text, so that only its response is lost. */
  isDelivered: boolean
}

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>

/** Starts a network to a server that a test can cut. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  const cuts: Cut[] = []
  const network = { isSilent: false, cuts }
  let isDown = false
  const server = createServer(client => {
    sockets.add(client)
    client.on('error', () => {})
    client.on('close', () => sockets.delete(client))
    if (isDown) client.destroy()
    else relay(client, connect(target), network)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The type also includes the address of a socket in the file system.
  const own = server.address() as AddressInfo

  return {
    port: own.port,
    /** Returns the URL of the same database through this network. */
    through(databaseUrl: string): string {
      const url = new URL(databaseUrl)
      url.hostname = '127.0.0.1'
      url.port = String(own.port)
      // The query may name a socket in the file system.
      url.search = ''
      return url.href
    },
    /** Cuts the connection of the client that sends this text next, with or without delivering it. */
    cutAt(text: string, { isDelivered }: Omit<Cut, 'text'>): void {
      cuts.push({ text, isDelivered })
    },
    cutAll(): void {
      for (const socket of sockets) socket.destroy()
    },
    /** Closes all connections, and accepts no new ones. */
    goDown(): void {
      isDown = true
      for (const socket of sockets) socket.destroy()
    },
    /** Drops all data from now on, without closing the connections. */
    goSilent(): void {
      network.isSilent = true
    },
    /** Closes the silent connections, and accepts new ones. */
    comeUp(): void {
      if (network.isSilent) for (const socket of sockets) socket.destroy()
      network.isSilent = false
      isDown = false
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Network {
  isSilent: boolean
  cuts: Cut[]
}

function relay(client: Socket, upstream: Socket, network: Network): void {
  const end = () => {
    client.destroy()
    upstream.destroy()
  }
  client.on('close', end)
  upstream.on('close', end)
  upstream.on('error', () => {})
  let isCut = false
  client.on('data', chunk => {
    if (network.isSilent) return
    const at = network.cuts.findIndex(({ text }) => chunk.includes(text))
    const [cut] = at < 0 ? [] : network.cuts.splice(at, 1)
    if (cut) isCut = true
    if (cut && !cut.isDelivered) end()
    else upstream.write(chunk)
  })
  upstream.on('data', chunk => {
    if (network.isSilent) return
    // The server has processed the text.
    if (isCut) end()
    else client.write(chunk)
  })
}

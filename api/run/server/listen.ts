import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { MalformedHttp } from '#api/http/requests/malformed-http.ts'

/** Slower clients are cut off, so that nobody can keep connections open without using them. */
export const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // Node checks for slow clients only every 30 seconds by default.
  connectionsCheckingInterval: 1000,
}
const POLL_MILLISECONDS = 50

export interface RunningServer {
  port: number
  /** Returns the number of connected clients. */
  connections(): Promise<number>
  /** Lets the requests under way finish and stops. Resolves with the number of connections that it had to cut off. */
  drain(options: DrainOptions): Promise<number>
}

export interface DrainOptions {
  /** How long connections are still accepted, until load balancers use other servers and clients have closed their connections. */
  delayMilliseconds: number
  /** The deadline from the call on. Requests that are still running then are cut off. */
  deadlineMilliseconds: number
}

interface ListenOptions {
  /** The address to listen on, or undefined for all addresses of this machine. */
  address?: string | undefined
  timeouts?: Partial<typeof TIMEOUTS>
  malformed?: MalformedHttp
}

type FetchCallback = Parameters<typeof getRequestListener>[0]

/** The Host of HTTP/1.0 requests without one, because load balancers send health checks without it. */
const NO_HOST = { hostname: 'localhost' }

export async function listen(
  app: { fetch: FetchCallback },
  port: number,
  { address: host, timeouts = TIMEOUTS, malformed }: ListenOptions = {},
): Promise<RunningServer> {
  const errorHandler = (cause: unknown) =>
    malformed && cause instanceof RequestError ? malformed.malformedRequest() : new Response(null, { status: 500 })
  const fetch: FetchCallback = (request, env) =>
    malformed && !namesItsHost(env.incoming) ? malformed.malformedRequest() : app.fetch(request, env)
  // A request without Host reaches the listener, because Node itself would respond without a body.
  const server = createServer(
    { ...timeouts, requireHostHeader: false },
    getRequestListener(fetch, { ...NO_HOST, errorHandler }),
  )
  if (malformed) {
    respondToClientErrors(server, malformed)
    server.on('checkExpectation', getRequestListener(malformed.refusedExpectation, NO_HOST))
  }
  const state = { isDraining: false }
  // A client that keeps connections open is told to open another one for the next request, so that no request is lost when this one is closed.
  server.prependListener('request', (_request, response) => {
    if (state.isDraining) response.setHeader('Connection', 'close')
  })
  server.listen({ port, host })
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    connections: () => connections(server),
    drain: options => {
      state.isDraining = true
      return drain(server, options)
    },
  }
}

/** A request with two hosts is rejected, because a proxy may have used the other one. */
function namesItsHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function respondToClientErrors(server: Server, { onClientError }: MalformedHttp): void {
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => responses.set(socket, response))
  server.on('clientError', (error, socket) => {
    const response = responses.get(socket)
    // The client would read a second response in the middle of the first as a part of it.
    if (response?.headersSent && !response.writableFinished) socket.destroy()
    else onClientError(error, socket)
  })
}

/**
 * Timers run before arrived data is read. In a process that waits for its core, a connection whose next request is in the socket's buffer would
 * then look idle, and closing it would lose that request. Therefore each close follows a read.
 */
async function drain(server: Server, options: DrainOptions): Promise<number> {
  const deadline = performance.now() + options.deadlineMilliseconds
  await sleep(options.delayMilliseconds)
  await afterReading()
  let closed = false
  server.close(() => {
    closed = true
  })
  while (!closed && performance.now() < deadline) {
    // A connection becomes idle after its last response. An idle connection that is kept alive would keep the server from closing.
    server.closeIdleConnections()
    await sleep(POLL_MILLISECONDS)
    await afterReading()
  }
  const left = closed ? 0 : await connections(server)
  server.closeAllConnections()
  return left
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}

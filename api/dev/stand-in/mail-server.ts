import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Fault } from './faults.ts'
import type { StandIn } from './stand-in.ts'

const HOST = '127.0.0.1'
/** The time for open connections to end. */
const CLOSE_MILLISECONDS = 100
/** This address belongs to nobody. */
const REFUSED = 'refused@sandbox.test'

export interface ReceivedEmail {
  to: string
  /** The message as it was sent, with its headers. */
  source: string
}

type Refusals = Partial<Record<Fault, [status: number, text: string]>>

/** The responses of a mail server in place of each fault. Any other fault ends the connection. */
const REFUSALS: Refusals = {
  error: [451, 'Local error in processing'],
  rate_limited: [450, 'Too many messages'],
  credentials: [535, 'Authentication failed'],
}

/**
 * Starts a stand-in of the operator's mail server. It has no TLS, which is allowed only on this machine.
 * @param receive handles each email
 * @param port 0 for any free port
 */
export async function startMailServer(receive: (email: ReceivedEmail) => void, port = 0): Promise<StandIn> {
  let fault: Fault | undefined
  const create = () =>
    new SMTPServer({
      disableReverseLookup: true,
      hideSTARTTLS: true,
      authOptional: true,
      closeTimeout: CLOSE_MILLISECONDS,
      onMailFrom(_address, session, done) {
        if (!fault) return done()
        const [status, reason] = REFUSALS[fault] ?? []
        if (status) return done(Object.assign(new Error(reason), { responseCode: status }))
        // All other faults close the connection.
        if (fault !== 'silent' && fault !== 'slow') closeAll(session.remotePort)
      },
      onRcptTo({ address }, _session, done) {
        done(address.toLowerCase() === REFUSED ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null)
      },
      async onData(stream, session, done) {
        const source = await text(stream)
        for (const { address } of session.envelope.rcptTo) receive({ to: address, source })
        done()
      },
    })
  let server = create()
  const closeAll = (remotePort: number) => {
    for (const connection of server.connections) if (connection.session.remotePort === remotePort) connection.close()
  }
  const open = async (at: number) => {
    server.on('error', () => {})
    await once(server.listen(at, HOST), 'listening')
  }
  await open(port)
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The mail server listens on no port')
  const close = () => new Promise<void>(resolve => server.close(() => resolve()))
  return {
    url: `smtp://${HOST}:${address.port}`,
    requests: [],
    setFault: next => {
      fault = next
    },
    isThere: () => server.server.listening,
    async setThere(isThere) {
      if (isThere === server.server.listening) return
      if (!isThere) return close()
      server = create()
      await open(address.port)
    },
    close,
  }
}

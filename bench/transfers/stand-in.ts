import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  PayoutProvider,
  PayoutRequest,
  PayoutSearch,
  PayoutSubmission,
} from '../../api/outside/providers/money-providers.ts'

/** The response time of a provider nearby. */
const LATENCY_MILLISECONDS = 20

interface Payout {
  reference: string
  amount: number
  /** The number of submissions. */
  submissions: number
}

export interface PayoutBooks {
  url: string
  /** The payouts by sequence number. */
  payouts: Map<string, Payout>
  close(): Promise<void>
}

/**
 * Starts a provider of payouts with its own books. A payout is paid when it is first looked up. The sandbox's provider is not used, because its
 * statements would count as Plink's.
 */
export async function startPayoutProvider(): Promise<PayoutBooks> {
  const payouts = new Map<string, Payout>()
  const respond = (request: StandInRequest): PayoutSubmission | PayoutSearch => {
    const { sequenceNumber } = request
    const knownPayout = payouts.get(sequenceNumber)
    if (request.kind === 'find') {
      if (!knownPayout) return { kind: 'not_found' }
      const { reference, amount } = knownPayout
      return { kind: 'found', payout: { sequenceNumber, reference, amount, state: 'paid', reason: null } }
    }
    const payout = knownPayout ?? { reference: randomUUID(), amount: request.amount, submissions: 0 }
    payout.submissions += 1
    payouts.set(sequenceNumber, payout)
    return { kind: 'accepted', reference: payout.reference, state: 'initiated' }
  }
  const server = createServer(async (request, response) => {
    const payoutRequest: StandInRequest = JSON.parse(await text(request))
    await sleep(LATENCY_MILLISECONDS)
    response.end(JSON.stringify(respond(payoutRequest)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = Object(server.address())
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, payouts, close }
}

type StandInRequest =
  | { kind: 'find'; sequenceNumber: string }
  | ({ kind: 'submit' } & Pick<PayoutRequest, 'sequenceNumber' | 'amount'>)

/** Returns the port of that provider, over HTTP. */
export function payoutProviderAt(url: string): PayoutProvider {
  const ask = async (request: StandInRequest) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(request) })
    return response.json()
  }
  return {
    submit: ({ sequenceNumber, amount }) => ask({ kind: 'submit', sequenceNumber, amount }),
    find: ({ sequenceNumber }) => ask({ kind: 'find', sequenceNumber }),
    read: () => undefined,
  }
}

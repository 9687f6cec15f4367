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
  /** How often it was submitted. */
  submissions: number
}

export interface PayoutBooks {
  url: string
  /** By sequence number. */
  payouts: Map<string, Payout>
  close(): Promise<void>
}

/**
 * A provider of payouts with books of its own. A payout is paid when it is first asked for. Not that of the sandbox, whose statements would
 * count as those of Plink.
 */
export async function startPayoutProvider(): Promise<PayoutBooks> {
  const payouts = new Map<string, Payout>()
  const respond = (asked: Asked): PayoutSubmission | PayoutSearch => {
    const { sequenceNumber } = asked
    const known = payouts.get(sequenceNumber)
    if (asked.kind === 'find') {
      if (!known) return { kind: 'not_found' }
      const { reference, amount } = known
      return { kind: 'found', payout: { sequenceNumber, reference, amount, state: 'paid', reason: null } }
    }
    const payout = known ?? { reference: randomUUID(), amount: asked.amount, submissions: 0 }
    payout.submissions += 1
    payouts.set(sequenceNumber, payout)
    return { kind: 'accepted', reference: payout.reference, state: 'initiated' }
  }
  const server = createServer(async (request, response) => {
    const asked: Asked = JSON.parse(await text(request))
    await sleep(LATENCY_MILLISECONDS)
    response.end(JSON.stringify(respond(asked)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = Object(server.address())
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, payouts, close }
}

type Asked =
  | { kind: 'find'; sequenceNumber: string }
  | ({ kind: 'submit' } & Pick<PayoutRequest, 'sequenceNumber' | 'amount'>)

/** The port of that provider, over HTTP. */
export function payoutProviderAt(url: string): PayoutProvider {
  const ask = async (asked: Asked) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(asked) })
    return response.json()
  }
  return {
    submit: ({ sequenceNumber, amount }) => ask({ kind: 'submit', sequenceNumber, amount }),
    find: ({ sequenceNumber }) => ask({ kind: 'find', sequenceNumber }),
    read: () => undefined,
  }
}

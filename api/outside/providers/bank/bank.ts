import type { Clock } from '#api/kernel/platform/clock.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { BankCreditsProvider } from '#api/outside/providers/money-providers.ts'
import { creditOf, readNotice } from './bank-notices.ts'
import { getStatement, listCredits, openIban, returnCredit } from './generated/routes.ts'

interface Settings {
  webhookSecret: string
  clock: Clock
}

/** The longest name that the bank prints. */
const NAME_LENGTH = 140
const UNAVAILABLE = { kind: 'unavailable' } as const

/** The safeguarding bank. Every change there has a key of ours, so any call may be repeated. */
export function bankCredits(bank: ProviderClient, { webhookSecret, clock }: Settings): BankCreditsProvider {
  return {
    openIban: ({ reference, name }) =>
      orUnavailable(async () => {
        const request = { params: { reference }, body: { name: Array.from(name).slice(0, NAME_LENGTH).join('') } }
        const { body } = await bank.call(openIban, request)
        return { kind: 'opened', iban: body.iban }
      }, UNAVAILABLE),
    read: notice => readNotice(webhookSecret, notice, clock),
    list: ({ after }) =>
      orUnavailable(async () => {
        const { body } = await bank.call(listCredits, { query: after === null ? {} : { after } })
        return { kind: 'listed', credits: body.credits.map(creditOf), cursor: body.cursor ?? after }
      }, UNAVAILABLE),
    sendBack: ({ bankReference, key }) =>
      orUnavailable(async () => {
        const { status } = await bank.call(returnCredit, { params: { bankReference }, body: { key } })
        return status === 200 ? 'sent' : 'refused'
      }, 'unavailable'),
    statement: ({ day }) =>
      orUnavailable(async () => {
        const reply = await bank.call(getStatement, { params: { day } })
        return reply.status === 200 ? { kind: 'statement', content: reply.body.content } : { kind: 'none' }
      }, UNAVAILABLE),
  }
}

import { sar } from '#api/testing/money/wallet.ts'
import type { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'
import { signedIn } from './sign-in.ts'

export const TOP_UPS = '/api/v1/top-ups'

export type TopUpId = { topUpId: string }

/** Starts the top-up of the examples. */
export async function createExampleTopUp({ customer }: People): Promise<TopUpId> {
  const { topUpId } = await successOf(customer.post(TOP_UPS, { amount: sar(250_00) }))
  return { topUpId }
}

/** Pays it with a test card. */
export async function payExampleTopUp(
  { customer }: People,
  { topUpId }: TopUpId,
  cardToken: (typeof SANDBOX_CARDS)[keyof typeof SANDBOX_CARDS] = 'token_sandbox_three_ds',
): Promise<void> {
  await successOf(customer.post(`${TOP_UPS}/${topUpId}/pay`, { cardToken }))
}

/** Reads it, for which the server asks the card provider. */
export async function readTopUp({ customer }: People, { topUpId }: TopUpId): Promise<void> {
  await customer.get(`${TOP_UPS}/${topUpId}`)
}

export const withTopUp = inTurn(signedIn, createExampleTopUp)
export const withPaidTopUp = inTurn(withTopUp, (people, topUp) => payExampleTopUp(people, topUp, 'token_sandbox_paid'))

import { sar } from '#api/testing/money/wallet.ts'
import type { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'
import { signedIn } from './sign-in.ts'

export const TOP_UPS = '/api/v1/top-ups'

/** Starts the top-up of the examples and keeps its id. */
export async function createExampleTopUp({ customer, wallet }: People): Promise<void> {
  wallet.topUpId = (await successOf(customer.post(TOP_UPS, { amount: sar(250_00) }))).topUpId
}

/** Sends a test card for it. */
export async function payExampleTopUp(
  { customer, wallet }: People,
  cardToken: (typeof SANDBOX_CARDS)[keyof typeof SANDBOX_CARDS] = 'token_sandbox_three_ds',
): Promise<void> {
  await successOf(customer.post(`${TOP_UPS}/${wallet.topUpId}/pay`, { cardToken }))
}

/** Asks for it, so that the server asks the card provider. */
export const readTopUp = ({ customer, wallet }: People): Promise<Response> =>
  customer.get(`${TOP_UPS}/${wallet.topUpId}`)

export const withTopUp = inTurn(signedIn, createExampleTopUp)
export const withPaidTopUp = inTurn(withTopUp, people => payExampleTopUp(people, 'token_sandbox_paid'))

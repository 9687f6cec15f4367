import { sar } from '#api/dev/testing/money/wallet.ts'
import type { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { TestUser } from '../test-user.ts'

const TOP_UPS = '/api/v1/top-ups'

/** Starts the top-up of the examples and keeps its id. */
export async function createExampleTopUp({ customer, wallet }: TestUser): Promise<void> {
  const response = await customer.post(TOP_UPS, { amount: sar(250_00) })
  if (!response.ok) throw new Error(`createTopUp responded ${response.status}: ${await response.text()}`)
  wallet.topUpId = (await response.json()).topUpId
}

/** Sends a test card for it. */
export async function payExampleTopUp(
  { customer, wallet }: TestUser,
  cardToken: (typeof SANDBOX_CARDS)[keyof typeof SANDBOX_CARDS] = 'token_sandbox_three_ds',
): Promise<void> {
  const response = await customer.post(`${TOP_UPS}/${wallet.topUpId}/pay`, { cardToken })
  if (!response.ok) throw new Error(`payTopUp responded ${response.status}: ${await response.text()}`)
}

/** Asks for it, so that the server asks the card provider. */
export const readTopUp = ({ customer, wallet }: TestUser): Promise<Response> =>
  customer.get(`${TOP_UPS}/${wallet.topUpId}`)

/** Opens the IBAN of the wallet and keeps it. */
export async function openExampleIban({ customer, wallet }: TestUser): Promise<void> {
  wallet.iban = (await (await customer.get(`${TOP_UPS}/bank-details`)).json()).iban
}

import { payment } from '#api/testing/wallet.ts'
import type { Actor } from '../actor.ts'
import { operationOf } from '../contract.ts'
import { makeReady } from '../ready.ts'
import type { Play, Plays } from '../scene.ts'
import { deactivate, openExampleSubWallet } from '../wallet-changes.ts'
import { first } from './before-the-call.ts'

const TRANSACTIONS = '/api/v1/wallet/transactions'

/** Signed in, and nothing has happened in the wallet yet. */
const inEmptyWallet =
  (happens: (actor: Actor) => Promise<unknown> = async () => {}): Play =>
  async scene => {
    await makeReady(operationOf('createWalletAction'), scene)
    await happens(scene)
    return scene.call()
  }

const wallet_empty = inEmptyWallet()

async function readFirstPage({ customer, wallet }: Actor): Promise<void> {
  const page = await customer.get(`${TRANSACTIONS}?limit=1`)
  wallet.cursor = (await page.json()).nextCursor
}

/** More than there is. */
async function failToPay({ customer, person: { phoneNumber }, wallet }: Actor): Promise<void> {
  const instruction = payment(20_000, { counterparty: 'Panda Supermarket' })
  await customer.post('/api/sandbox/postings', { phoneNumber, ...instruction })
  const { items } = await (await customer.get(TRANSACTIONS)).json()
  wallet.referenceId = items[0].referenceId
}

export const walletPlays: Plays = {
  getWallet: { wallet_empty, wallet_inactive: inEmptyWallet(deactivate), sub_wallet: first(openExampleSubWallet) },

  getWalletSpending: { wallet_empty },

  listTransactions: {
    wallet_empty,
    second_page: first(readFirstPage),
    cursor_invalid: async scene => {
      await scene.ready()
      await readFirstPage(scene)
      return scene.call({ parameters: { cursor: scene.wallet.cursor, status: 'failed' } })
    },
  },

  getTransaction: { transaction_failed: inEmptyWallet(failToPay) },

  listHolds: {
    wallet_empty,
    // A cursor of another list.
    cursor_invalid: first(readFirstPage),
  },

  listSubWallets: { wallet_empty },
}

import type { Deps } from '#api/deps.ts'
import { LICENCES } from '#api/kernel/licence.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { WatchedEvents } from '#api/testing/webhooks/events.ts'
import { CONSTANT, IDENTIFIER, type RequestFields } from '../request-fields.ts'
import { after, preparedBy, withSettings } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { openExampleSubWallet, withSubWallet } from '../steps/sub-wallets.ts'
import { deactivate, freeze, postFor, withTransactions } from '../steps/wallet.ts'

export const preparations = {
  getWallet: withTransactions,
  watchWallet: signedIn,
  getWalletActivity: withTransactions,
  getWalletSpending: withTransactions,
  getLimits: withTransactions,
  listSubWallets: withSubWallet,
  renameSubWallet: withSubWallet,
  closeSubWallet: withSubWallet,
  moveMoney: inTurn(withTransactions, openExampleSubWallet),
} satisfies Preparations

export const requestFields: RequestFields = {
  renameSubWallet: { fields: { name: { operation: 'listSubWallets', path: 'items[0].name' } } },
  moveMoney: {
    fields: {
      from: IDENTIFIER,
      to: IDENTIFIER,
      'amount.amount': { operation: 'listSubWallets', path: 'items[0].balance.amount' },
      'amount.currency': CONSTANT,
    },
  },
}

/** Reads the stream's first block and first event, and returns them with the status and headers of the response. */
const firstEvent: ScenarioScript = async context => {
  const made = await context.prepare()
  const response = await context.call({ made })
  await postFor(context, topUp(1_00))
  const events = new WatchedEvents(response)
  const text = `${await events.next()}\n\n${await events.next()}\n\n`
  await events.close()
  return new Response(text, response)
}

const withLimits =
  (limits: Partial<Deps['limits']>): ScenarioScript =>
  async ({ prepare, call, plink }) => {
    const made = await prepare()
    return call({ made, server: plink.with({ limits: { ...plink.deps.limits, ...limits } }) })
  }

export const scripts: ScenarioScripts = {
  getWallet: {
    wallet_empty: preparedBy(signedIn),
    wallet_inactive: preparedBy(inTurn(signedIn, deactivate)),
    wallet_frozen: preparedBy(inTurn(signedIn, freeze)),
    sub_wallet: after(openExampleSubWallet),
  },

  watchWallet: {
    all_green: firstEvent,
    too_many_streams: withLimits({ openStreamsPerAccount: 0 }),
    server_busy: withLimits({ openStreams: 0 }),
  },

  getWalletSpending: { wallet_empty: preparedBy(signedIn) },

  getLimits: {
    licence_micro: withSettings({ licence: LICENCES.micro }),
  },

  moveMoney: { wallet_frozen: after(freeze) },

  listSubWallets: { wallet_empty: preparedBy(signedIn) },

  closeSubWallet: {
    sub_wallet_not_empty: preparedBy(
      inTurn(withSubWallet, async (people, { subWalletId: subWallet }) => {
        await postFor(people, topUp(1_00, { subWallet }))
      }),
    ),
  },
}

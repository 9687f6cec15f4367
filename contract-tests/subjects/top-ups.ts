import { eq } from 'drizzle-orm'
import { sandboxCardPayments } from '#api/kernel/db/schema/sandbox-money.ts'
import { TOP_UP_LIFETIME_SECONDS } from '#api/money/top-ups/refresh-top-up.ts'
import { settleTopUp } from '#api/money/top-ups/settle-top-up.ts'
import { disputeTopUp } from '#api/money/top-ups/take-back.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { MAX_UNPAID_TOP_UPS } from '#domain/constants.ts'
import { SANDBOX_CARDS } from '#domain/money/sandbox-money.ts'
import type { People } from '../people.ts'
import { CONSTANT, CREDENTIAL, type RequestFields, readIn } from '../request-fields.ts'
import { after, preparedFor, unknownId, withProviders, withSettings } from '../scripts/preconditions.ts'
import type { ScenarioContext, ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import type { Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { withSubWallet } from '../steps/sub-wallets.ts'
import { payExampleTopUp, readTopUp, withPaidTopUp, withTopUp } from '../steps/top-ups.ts'
import { deactivate, freeze } from '../steps/wallet.ts'
import { lateProviders } from '../test-doubles.ts'

export const preparations: Preparations = {
  createTopUp: withSubWallet,
  listTopUps: withPaidTopUp,
  getTopUp: withPaidTopUp,
  payTopUp: withTopUp,
  getBankDetails: signedIn,
}

const inTopUp = readIn('listTopUps', 'items[0].')

export const requestFields: RequestFields = {
  createTopUp: {
    fields: {
      'amount.amount': inTopUp('amount.amount'),
      'amount.currency': CONSTANT,
      subWallet: inTopUp('subWallet'),
    },
  },
  payTopUp: { fields: { cardToken: CREDENTIAL } },
}

/** With a top-up that is not paid yet. */
const withCreated =
  (action: (people: People) => Promise<unknown> = async () => {}): ScenarioScript =>
  async context => {
    await context.prepareFor('payTopUp')
    await action(context)
    return context.call()
  }

const paidWith = (card: keyof typeof SANDBOX_CARDS): ScenarioScript =>
  withCreated(people => payExampleTopUp(people, SANDBOX_CARDS[card]))

/** Paid, and then this. */
const paidThen = (action: (context: ScenarioContext) => Promise<unknown>): ScenarioScript =>
  after(async context => {
    await readTopUp(context)
    await action(context)
  })

const withMaximum = (maximumBalance: number) => withSettings({ licence: { maximumBalance } })

/** Signed in, with an empty wallet. */
const inEmptyWallet = preparedFor('createWalletAction')

const refund = async ({ plink, wallet }: ScenarioContext) => {
  const { id, amount } = sandboxCardPayments
  const { db } = plink.deps
  await db.update(sandboxCardPayments).set({ state: 'refunded', refunded: amount }).where(eq(id, wallet.topUpId))
  await plink.app.request('/api/webhooks/moyasar/payments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference: wallet.topUpId }),
  })
}

export const scripts: ScenarioScripts = {
  createTopUp: {
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    maximum_balance_exceeded: withMaximum(249_99),
    unpaid_top_ups: async context => {
      await context.prepare()
      for (let created = 0; created < MAX_UNPAID_TOP_UPS; created++)
        await context.customer.post('/api/v1/top-ups', { amount: sar(250_00) })
      return context.call()
    },
  },

  listTopUps: {
    all_green: paidThen(async () => {}),
    wallet_empty: inEmptyWallet,
    maximum_balance: async context => {
      await context.prepareFor('createWalletAction')
      const { plink } = context
      return context.call({}, plink.with({ licence: { maximumBalance: 200_00 } }))
    },
    cursor_invalid: after(async ({ customer, wallet }) => {
      // A cursor of another list.
      await customer.get('/api/v1/wallet/transactions?limit=1')
      wallet.cursor = 'eyJwYWdlIjoyfQ.Qm9yKQyT4fJ5s2o7eWdZpXaBcQrT5kq1Vb8sYw2nLr0'
    }),
  },

  getBankDetails: {
    being_opened: withProviders(lateProviders),
  },

  getTopUp: {
    created: withCreated(),
    awaiting_3ds: paidWith('three_ds'),
    card_request_lost: paidWith('no_answer_lost'),
    card_declined: paidWith('declined'),
    card_insufficient_funds: paidWith('insufficient_funds'),
    card_three_ds_failed: paidWith('three_ds_failed'),
    card_abandoned: paidWith('abandoned'),
    card_other_amount: paidWith('other_amount'),
    over_maximum: withMaximum(249_99),
    expired: withCreated(async ({ plink, customer }) => {
      plink.clock.advance(TOP_UP_LIFETIME_SECONDS)
      await customer.refresh()
    }),
    settled: paidThen(async ({ plink, wallet }) => {
      const { db, clock } = plink.deps
      await db.transaction(tx => settleTopUp(tx, wallet.topUpId, clock()))
    }),
    refunded: paidThen(refund),
    disputed: paidThen(async ({ plink, wallet }) => {
      await plink.deps.db.transaction(tx => disputeTopUp(tx, plink.deps, wallet.topUpId, 250_00))
    }),
    top_up_not_found: unknownId('topUpId'),
  },

  payTopUp: {
    top_up_not_found: unknownId('topUpId'),
    top_up_ended: after(async people => {
      await payExampleTopUp(people, SANDBOX_CARDS.paid)
      await readTopUp(people)
    }),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
  },
}

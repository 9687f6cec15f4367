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
import {
  after,
  prepareAndCall,
  preparedBy,
  preparedFor,
  unknownId,
  withProviders,
  withSettings,
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { withSubWallet } from '../steps/sub-wallets.ts'
import { payExampleTopUp, readTopUp, type TopUpId, withPaidTopUp, withTopUp } from '../steps/top-ups.ts'
import { deactivate, freeze } from '../steps/wallet.ts'
import { lateProviders } from '../test-doubles.ts'

export const preparations = {
  createTopUp: withSubWallet,
  listTopUps: withPaidTopUp,
  getTopUp: withPaidTopUp,
  payTopUp: withTopUp,
  getBankDetails: signedIn,
} satisfies Preparations

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

/** This happens to a top-up that is not paid. */
const unpaid = (action: (people: People, topUp: TopUpId) => Promise<void>): ScenarioScript =>
  preparedBy(inTurn(withTopUp, action))

const paidWith = (card: keyof typeof SANDBOX_CARDS): ScenarioScript =>
  unpaid((people, topUp) => payExampleTopUp(people, topUp, SANDBOX_CARDS[card]))

const withReadTopUp = inTurn(withPaidTopUp, readTopUp)

/** This happens to a top-up that is paid. */
const paidThen = (action: (people: People, topUp: TopUpId) => Promise<void>): ScenarioScript =>
  preparedBy(inTurn(withReadTopUp, action))

const withMaximum = (maximumBalance: number) => withSettings({ licence: { maximumBalance } })

/** The customer has signed in, and the wallet is empty. */
const inEmptyWallet = preparedFor('createWalletAction')

async function refund({ plink }: People, { topUpId }: TopUpId): Promise<void> {
  const { id, amount } = sandboxCardPayments
  const { db } = plink.deps
  await db.update(sandboxCardPayments).set({ state: 'refunded', refunded: amount }).where(eq(id, topUpId))
  await plink.app.request('/api/webhooks/moyasar/payments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference: topUpId }),
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
    all_green: preparedBy(withReadTopUp),
    wallet_empty: inEmptyWallet,
    maximum_balance: async context => {
      await signedIn(context)
      return context.call({ server: context.plink.with({ licence: { maximumBalance: 200_00 } }) })
    },
    // The cursor of the example belongs to no list.
    cursor_invalid: prepareAndCall,
  },

  getBankDetails: {
    being_opened: withProviders(lateProviders),
  },

  getTopUp: {
    created: preparedBy(withTopUp),
    awaiting_3ds: paidWith('three_ds'),
    card_request_lost: paidWith('no_answer_lost'),
    card_declined: paidWith('declined'),
    card_insufficient_funds: paidWith('insufficient_funds'),
    card_three_ds_failed: paidWith('three_ds_failed'),
    card_abandoned: paidWith('abandoned'),
    card_other_amount: paidWith('other_amount'),
    over_maximum: withMaximum(249_99),
    expired: unpaid(async ({ plink, customer }) => {
      plink.clock.advance(TOP_UP_LIFETIME_SECONDS)
      await customer.refresh()
    }),
    settled: paidThen(async ({ plink }, { topUpId }) => {
      const { db, clock } = plink.deps
      await db.transaction(tx => settleTopUp(tx, topUpId, clock()))
    }),
    refunded: paidThen(refund),
    disputed: paidThen(async ({ plink }, { topUpId }) => {
      await plink.deps.db.transaction(tx => disputeTopUp(tx, plink.deps, topUpId, 250_00))
    }),
    top_up_not_found: unknownId('topUpId'),
  },

  payTopUp: {
    top_up_not_found: unknownId('topUpId'),
    top_up_ended: preparedBy(withReadTopUp),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
  },
}

import { eq } from 'drizzle-orm'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { emptySuspense, newSuspenseCredit } from '#api/testing/money/suspense.ts'
import { inRequest, type RequestFields } from '../request-fields.ts'
import type { Preparation, Preparations } from '../steps/preparation.ts'
import { withAccount } from '../steps/sign-in.ts'
import { withCreditToDecide, withSuspendedTopUp, withUnknownIban } from '../steps/suspense.ts'

/** A bank transfer of more than the wallet may hold is all that is in suspense. */
export const withCreditOfCustomer: Preparation = async user => {
  await withAccount(user)
  const { db, clock } = user.world.deps
  await emptySuspense(user.world.deps)
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, user.person.userId))
  await newSuspenseCredit({ db, clock }, { stateCause: 'over_maximum', walletId: wallet!.id })
}

export const preparations: Preparations = {
  listSuspendedTopUps: withSuspendedTopUp,
  requestTopUpCrediting: withSuspendedTopUp,
  requestTopUpRefund: withSuspendedTopUp,
  requestSuspenseCrediting: withCreditToDecide,
  requestSuspenseReturn: withCreditToDecide,
  listSuspenseCredits: withUnknownIban,
}

export const requestFields: RequestFields = {
  requestSuspenseCrediting: {
    fields: {
      customerId: inRequest('customer.customerId'),
      reason: inRequest('reason'),
    },
  },
  requestSuspenseReturn: { fields: { reason: inRequest('reason') } },
  requestTopUpCrediting: { fields: { reason: inRequest('reason') } },
  requestTopUpRefund: { fields: { reason: inRequest('reason') } },
}

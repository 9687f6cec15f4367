import type { SandboxBusiness } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { sandboxBusinesses } from '#api/kernel/db/schema/sandbox.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { postCredit } from '#api/money/ledger/post.ts'
import { lockWallet } from '#api/money/ledger/wallets.ts'
import { sar } from '#domain/money/money.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { type SandboxAccount, seedAccount } from './seed-account.ts'
import { COOLING_SECONDS, seedBeneficiary } from './seed-beneficiary.ts'

/** The data from which a business is opened, for the first time or again. */
export interface BusinessPlan extends Pick<SandboxAccount, 'phone' | 'nationalId' | 'crNumber'> {
  name: string
  /** The opening balance in halalas. */
  openingBalance: number
  passwordHash: string
}

const BENEFICIARIES = [
  { name: 'Gulf Coffee Beans Trading', iban: SANDBOX_PAYOUTS.paid_at_once },
  { name: 'Al Waha Real Estate Est.', iban: 'SA0260608010000000000021' },
]

/** Opens the account of a business, with its money and beneficiaries. Undefined if another account has one of its numbers. */
export async function openBusiness(tx: Db, plan: BusinessPlan, now: Date): Promise<SandboxBusiness | undefined> {
  const { name, openingBalance, phone, ...rest } = plan
  const id = crypto.randomUUID()
  const answers = { activity: 'retail', annualRevenue: 'under_500k', purposes: ['supplier_payments'] }
  // The beneficiaries were added a day ago, so that they have cooled off.
  const business = { name, type: 'sole-proprietorship' as const, ...answers, openedDaysAgo: 1 }
  if (!(await seedAccount(tx, { ...rest, id, phone, business }, now))) return undefined
  await tx.insert(sandboxBusinesses).values({ accountId: id, openingBalance })
  if (openingBalance > 0) await payIn(tx, id, openingBalance, now)
  const beneficiaries: SandboxBusiness['beneficiaries'] = []
  for (const each of BENEFICIARIES) {
    const beneficiaryId = await seedBeneficiary(tx, id, { ...each, ends: 'active' }, addSeconds(now, -COOLING_SECONDS))
    beneficiaries.push({ beneficiaryId, ...each })
  }
  return { accountId: id, name, phoneNumber: phoneToE164(phone), openingBalance: sar(openingBalance), beneficiaries }
}

async function payIn(tx: Db, accountId: string, amount: number, now: Date): Promise<void> {
  const { id } = await walletOf(tx, accountId)
  const from = { counterparty: 'Plink sandbox', counterpartyArabic: 'بيئة Plink التجريبية' }
  const credit = { kind: 'credit', type: 'wallet_top_up', houseAccount: 'safeguarding', ...from } as const
  // Keys of the contract have no spaces, so no caller can use this one.
  await postCredit(tx, await lockWallet(tx, id), { ...credit, key: 'opening balance', amount: { amount } }, now)
}

import type { BankDetails } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { beneficiaryNameOf, ibanOf } from '#api/money/top-ups/wallet-ibans.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { bankCodeOf } from '#domain/money/iban.ts'
import { bankOf } from '#domain/money/saudi-banks.ts'

/** Returns the account to which money can be transferred. The IBAN is opened at the first request. Throws `WALLET_NOT_FOUND`. */
export async function getBankDetails(deps: Deps, { account }: AccountBearer): Promise<BankDetails> {
  const { id } = await walletOf(deps.db, account.id)
  const iban = await ibanOf(deps, id)
  const beneficiaryName = await beneficiaryNameOf(deps.db, id)
  if (!iban) return { status: 'being_opened', beneficiaryName }
  const bank = bankOf(bankCodeOf(iban))
  return {
    status: 'open',
    iban,
    ...(bank && { bankName: bank.en, bankNameArabic: bank.ar }),
    beneficiaryName,
  }
}

import type {
  BillOrderDraft,
  BillToPay,
  PayBillsRequest,
  TransferPurpose,
  TransferReview,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { askBiller, requireBiller } from '#api/money/bills/ask-biller.ts'
import { requireNotUnderWay } from '#api/money/bills/bill-identity.ts'
import { limitsOfOrder, requireWithinTypes } from '#api/money/bills/bill-limits.ts'
import { byPlace } from '#api/money/bills/execute-bill-order.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { lockWallet, requireInUse } from '#api/money/ledger/wallets.ts'
import { reviewOf } from '#api/money/transfers/review-transfer.ts'
import { draftEnd, requireAffordable } from '#api/money/transfers/transfer-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { isGovernment } from '#domain/money/billers.ts'
import { type BillTerms, presentOrderDraft, sendBillCode, totalOf } from './bill-code.ts'

/** Stores the requested payments, after sending the code that confirms them together. */
export async function payBills(deps: Deps, bearer: SessionBearer, request: PayBillsRequest): Promise<BillOrderDraft> {
  const { db, clock } = deps
  const { account } = bearer
  const wallet = await walletOf(db, account.id)
  requireDifferent(request.bills)
  const payer = { accountId: account.id, walletId: wallet.id, subWalletId: request.subWallet ?? null }
  const billOrderId = crypto.randomUUID()
  const terms: BillTerms[] = []
  // The billers are asked one after the other, so that an order makes no more calls at a time than a person does.
  for (const [billPlace, bill] of request.bills.entries())
    terms.push({
      id: crypto.randomUUID(),
      ...payer,
      billOrderId,
      billPlace,
      ...(await owedTerms(deps, bill, billPlace)),
    })
  const review = await db.transaction(tx => reviewOrder(tx, deps, terms))
  const at = clock()
  const code = await sendBillCode(deps, bearer, terms)
  const drafts = await db
    .insert(transfers)
    .values(
      terms.map(each => ({
        ...each,
        warnings: [],
        sessionId: bearer.sessionId,
        madeBy: bearer.person.id,
        createdAt: at,
        dueAt: draftEnd(at),
        state: 'draft' as const,
        stateCause: 'created' as const,
        stateSince: at,
      })),
    )
    .returning()
  return presentOrderDraft(deps, drafts.toSorted(byPlace), review, code)
}

function requireDifferent(bills: readonly BillToPay[]): void {
  const keys = new Set<string>()
  for (const [place, { billerCode, account }] of bills.entries()) {
    const key = `${billerCode} ${account}`
    if (keys.has(key))
      throw new PlinkError('VALIDATION_ERROR', { fields: { [`bills.${place}`]: 'Is already in the list' } })
    keys.add(key)
  }
}

type Debt = Omit<BillTerms, 'id' | 'accountId' | 'walletId' | 'subWalletId' | 'billOrderId' | 'billPlace'>

/** Returns the terms of what is owed on a bill. A refusal names the place of the bill in the request. */
async function owedTerms(deps: Deps, bill: BillToPay, place: number): Promise<Debt> {
  try {
    return await owedOf(deps, bill)
  } catch (cause) {
    if (!(cause instanceof PlinkError)) throw cause
    throw new PlinkError(cause.code, { ...cause.details, fields: { [`bills.${place}`]: 'Cannot be paid' } })
  }
}

async function owedOf(deps: Deps, { billerCode, account, amount: { amount } }: BillToPay): Promise<Debt> {
  const biller = requireBiller(billerCode)
  const { billNumber, ...debt } = await askBiller(deps, { billerCode, account })
  await requireNotUnderWay(deps.db, billerCode, billNumber)
  if (amount > debt.amount) throw new PlinkError('AMOUNT_OUT_OF_RANGE', { reason: 'bill_amount' })
  if (amount < debt.minimum) throw new PlinkError('AMOUNT_OUT_OF_RANGE', { reason: 'bill_minimum' })
  const purpose: TransferPurpose = isGovernment(biller) ? 'government_dues' : 'bills_or_rent'
  const { name: payeeName, nameArabic: payeeNameArabic } = biller
  return { billerCode, billAccount: account, billNumber, payeeName, payeeNameArabic, amount, purpose }
}

/** Returns the wallet as the order would leave it. Throws if the wallet cannot pay the order now. */
export async function reviewOrder(tx: Db, deps: Deps, terms: readonly BillTerms[]): Promise<TransferReview> {
  const { walletId, subWalletId } = terms[0]!
  const payer = await lockWallet(tx, walletId)
  requireInUse(payer)
  const amount = totalOf(terms)
  const limits = await limitsOfOrder(tx, deps, payer, terms)
  requireAffordable(payer, { subWalletId, amount }, limits)
  await requireWithinTypes(tx, deps, payer, terms)
  return reviewOf(payer, { subWalletId, amount, startsOn: null, warnings: [] }, limits)
}

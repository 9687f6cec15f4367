import type { Transfer, TransferParty, TransferState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransfers } from '#web/api/generated/transfers.ts'
import { LIVE, useHasWallet } from '#web/api/use-wallet.ts'
import { NEW_FORM, type TransferForm } from './transfer-form.ts'

const LOOKED_AT = 30
const SHOWN = 5

/** The payees of the newest transfers, each once. */
export function useRecentPayees() {
  const enabled = useHasWallet()
  const { data, error, refetch } = useListTransfers({ limit: LOOKED_AT }, { query: { ...LIVE, enabled } })
  return { payees: data && newestParties(data.items), error, refetch }
}

function newestParties(transfers: readonly Transfer[]): TransferParty[] {
  const byKey = new Map<string, TransferParty>()
  for (const { destination } of transfers) {
    if (!byKey.has(keyOf(destination))) byKey.set(keyOf(destination), destination)
  }
  return [...byKey.values()].slice(0, SHOWN)
}

export const keyOf = ({ beneficiaryId, name }: TransferParty) => beneficiaryId ?? name

/** Whether another payment like this one is offered. Beside one that still waits, it would pay twice. */
export const mayPayAgain = (state: TransferState): boolean => state !== 'draft' && state !== 'awaiting_approval'

/** Returns the location state of the transfer page for another payment to a payee. A customer is looked up again. */
export function payAgain(
  { kind, beneficiaryId: id, name, nameArabic, iban }: TransferParty,
  form: TransferForm = NEW_FORM,
) {
  return kind === 'beneficiary' && id
    ? { screen: 'amount', form: { ...form, payee: { kind, id, name, nameArabic, iban } } }
    : { screen: 'customer', again: name, form }
}

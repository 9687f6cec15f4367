import { readAmount } from '#domain/money/read-amount.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import { visibleLine } from '#domain/visible-text.ts'
import type { CreateTransferRequest, TransferPurpose } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateText } from '#web/lib/navigation-state.ts'

/** The receiver of the money. */
export interface Payee {
  kind: 'customer' | 'beneficiary'
  /** The token of a customer who was looked up, or the ID of a beneficiary. */
  id: string
  name: string
  nameArabic?: string
  /** The IBAN of a beneficiary. */
  iban?: string
  /** The last digits of the CR number of a customer. */
  crEnding?: string
}

/** The time of the transfer. */
export type When = 'now' | 'once' | 'weekly' | 'monthly'

/** The values of the forms on the way to a transfer. */
export interface TransferForm {
  payee: Payee | null
  /** The number of a customer to look up, as typed. */
  number: string
  /** The amount as typed. */
  amount: string
  purpose: TransferPurpose | ''
  note: string
  /** Empty for the main wallet. */
  subWallet: string
  when: When
  /** The first day of a later transfer, such as `2026-02-01`. */
  startsOn: string
}

export const NEW_FORM: TransferForm = {
  payee: null,
  number: '',
  amount: '',
  purpose: '',
  note: '',
  subWallet: '',
  when: 'now',
  startsOn: '',
}

/** Returns the request, or null while something is missing. */
export function transferRequest(form: TransferForm): CreateTransferRequest | null {
  const { payee, purpose, subWallet } = form
  const { halalas } = readAmount(form.amount)
  if (payee === null || purpose === '' || halalas === null || halalas <= 0) return null
  const note = visibleLine(form.note)
  return {
    destination: destinationOf(payee),
    amount: { amount: halalas, currency: 'SAR' },
    purpose,
    ...(note && { note }),
    ...(subWallet && { subWallet }),
    ...(form.when !== 'now' && { schedule: { startsOn: form.startsOn, repeats: form.when } }),
  }
}

const destinationOf = ({ kind, id }: Payee) =>
  kind === 'customer' ? { kind, recipientToken: id } : { kind, beneficiaryId: id }

/** Returns the values from before a reload. */
export function formIn(state: unknown): TransferForm {
  const form = stateField(state, 'form')
  const text = (name: string) => stateText(form, name) ?? ''
  const purpose = text('purpose')
  const when = text('when')
  return {
    payee: payeeIn(stateField(form, 'payee')),
    number: text('number'),
    amount: text('amount'),
    purpose: isPurpose(purpose) ? purpose : '',
    note: text('note'),
    subWallet: text('subWallet'),
    when: isWhen(when) ? when : 'now',
    startsOn: text('startsOn'),
  }
}

function payeeIn(state: unknown): Payee | null {
  const [kind, id, name] = [stateField(state, 'kind'), stateText(state, 'id'), stateText(state, 'name')]
  if ((kind !== 'customer' && kind !== 'beneficiary') || id === undefined || name === undefined) return null
  const text = (field: string) => stateText(state, field)
  return { kind, id, name, nameArabic: text('nameArabic'), iban: text('iban'), crEnding: text('crEnding') }
}

export const isPurpose = (value: string): value is TransferPurpose => Object.hasOwn(TRANSFER_PURPOSE_LABELS.en, value)

export const WHENS = ['now', 'once', 'weekly', 'monthly'] as const

export const isWhen = (value: string): value is When => WHENS.some(each => each === value)

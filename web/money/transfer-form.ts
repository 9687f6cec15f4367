import { toWesternDigits } from '#domain/digits.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import { visibleLine } from '#domain/visible-text.ts'
import type {
  ChangeTransferScheduleRequest,
  CreateTransferRequest,
  TransferPlan,
  TransferPurpose,
  TransferSchedule,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

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

const WEEK_MILLISECONDS = 7 * 86_400_000

/** How what repeats comes to an end. */
export type Ends = 'never' | 'on' | 'after'

/** The schedule that is changed, and the transfer whose terms were shown. */
export interface ScheduleTerms {
  scheduleId: string
  transferId: string
  startsOn: string
  repeats: When
  /** The day that the form begins with. */
  nextRunOn: string
  /** How many runs are before that day. */
  runsBefore: number
}

/** What is typed and chosen on the way to a transfer. */
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
  ends: Ends
  /** `2026-12-31`, as the last possible day. */
  endsOn: string
  /** As typed. */
  paymentCount: string
  /** Null for a new transfer. */
  changes: ScheduleTerms | null
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
  ends: 'never',
  endsOn: '',
  paymentCount: '',
  changes: null,
}

/** Returns the request, or null while something is missing. */
export function transferRequest(form: TransferForm): CreateTransferRequest | null {
  const terms = termsIn(form)
  if (form.payee === null || terms === null) return null
  return { destination: destinationOf(form.payee), ...terms }
}

/** Null while something is missing. */
export function changeRequest(form: TransferForm): ChangeTransferScheduleRequest | null {
  const terms = termsIn(form)
  if (form.changes === null || !terms?.schedule) return null
  return { transferId: form.changes.transferId, ...terms, schedule: terms.schedule }
}

function termsIn(form: TransferForm): Omit<CreateTransferRequest, 'destination'> | null {
  const { purpose, subWallet } = form
  const { halalas } = readAmount(form.amount)
  if (purpose === '' || halalas === null || halalas <= 0) return null
  const note = visibleLine(form.note)
  const schedule = planIn(form)
  return {
    amount: { amount: halalas, currency: 'SAR' },
    purpose,
    ...(note && { note }),
    ...(subWallet && { subWallet }),
    ...(schedule && { schedule }),
  }
}

/** A schedule whose days are not changed keeps its start, so that the 31st stays the 31st after a shorter month. */
function planIn({ when, ends, endsOn, paymentCount, changes, ...form }: TransferForm): TransferPlan | undefined {
  const isKept = changes !== null && changes.repeats === when && changes.nextRunOn === form.startsOn
  const [startsOn, runsBefore] = isKept ? [changes.startsOn, changes.runsBefore] : [form.startsOn, 0]
  if (when === 'now') return undefined
  if (when === 'once') return { startsOn, repeats: when }
  return {
    startsOn,
    repeats: when,
    ...(ends === 'on' && { endsOn }),
    ...(ends === 'after' && { paymentCount: runsBefore + Number(toWesternDigits(paymentCount)) }),
  }
}

/** Returns how many runs of the plan are before the next one that is paid, skipped ones included. */
function runsBeforeNext({ startsOn, repeats, nextRunOn = startsOn }: TransferSchedule): number {
  const [first, next] = [new Date(startsOn), new Date(nextRunOn)]
  if (repeats === 'weekly') return Math.round((next.getTime() - first.getTime()) / WEEK_MILLISECONDS)
  return (next.getUTCFullYear() - first.getUTCFullYear()) * 12 + next.getUTCMonth() - first.getUTCMonth()
}

/** The form with the present terms of a schedule, of which each can be changed. */
export function formOfSchedule(schedule: TransferSchedule): TransferForm {
  const { scheduleId, transferId, destination, amount, purpose, note, subWallet, repeats } = schedule
  const { startsOn, nextRunOn, endsOn, paymentCount } = schedule
  const before = runsBeforeNext(schedule)
  const { name, nameArabic, iban, beneficiaryId } = destination
  return {
    ...NEW_FORM,
    // A change keeps the payee, so it needs no token of a customer.
    payee: {
      kind: beneficiaryId ? 'beneficiary' : 'customer',
      id: beneficiaryId ?? transferId,
      name,
      nameArabic,
      iban,
    },
    amount: String(amount.amount / 100),
    purpose,
    note: note ?? '',
    subWallet: subWallet ?? '',
    when: repeats,
    startsOn: nextRunOn ?? startsOn,
    ends: endsOn ? 'on' : paymentCount ? 'after' : 'never',
    endsOn: endsOn ?? '',
    paymentCount: paymentCount ? String(paymentCount - before) : '',
    changes: { scheduleId, transferId, startsOn, repeats, nextRunOn: nextRunOn ?? startsOn, runsBefore: before },
  }
}

const destinationOf = ({ kind, id }: Payee) =>
  kind === 'customer' ? { kind, recipientToken: id } : { kind, beneficiaryId: id }

/** Returns the values from before a reload. */
export function formIn(state: unknown): TransferForm {
  const form = stateField(state, 'form')
  const text = (name: string) => stateText(form, name) ?? ''
  const purpose = text('purpose')
  const [when, ends] = [text('when'), text('ends')]
  return {
    payee: payeeIn(stateField(form, 'payee')),
    number: text('number'),
    amount: text('amount'),
    purpose: isPurpose(purpose) ? purpose : '',
    note: text('note'),
    subWallet: text('subWallet'),
    when: isWhen(when) ? when : 'now',
    startsOn: text('startsOn'),
    ends: isEnds(ends) ? ends : 'never',
    endsOn: text('endsOn'),
    paymentCount: text('paymentCount'),
    changes: changesIn(stateField(form, 'changes')),
  }
}

function changesIn(state: unknown): ScheduleTerms | null {
  const text = (name: string) => stateText(state, name) ?? ''
  const [scheduleId, repeats] = [text('scheduleId'), text('repeats')]
  if (scheduleId === '' || !isWhen(repeats)) return null
  const plan = { startsOn: text('startsOn'), repeats, nextRunOn: text('nextRunOn') }
  return { scheduleId, transferId: text('transferId'), ...plan, runsBefore: stateMoment(state, 'runsBefore') ?? 0 }
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

export const ENDS = ['never', 'on', 'after'] as const

export const isEnds = (value: string): value is Ends => ENDS.some(each => each === value)

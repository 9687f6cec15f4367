import { and, eq } from 'drizzle-orm'
import type { AddBeneficiaryRequest, BeneficiaryCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { type Beneficiary, beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { walletIbans } from '#api/kernel/db/schema/top-ups.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { beneficiariesOf } from '#api/money/beneficiaries/beneficiaries.store.ts'
import { takeStep } from '#api/money/beneficiaries/beneficiary-steps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { digitsOnly } from '#domain/digits.ts'
import {
  cleanPayeeName,
  identifierProblem,
  MAX_BENEFICIARIES,
  nicknameProblem,
  payeeNameProblem,
} from '#domain/money/beneficiary.ts'
import { cleanIban, type IbanProblem, ibanProblem } from '#domain/money/iban.ts'
import { expiryOf, presentCode, sendBeneficiaryCode } from './beneficiary-code.ts'

/** Stores the beneficiary, after sending the code that confirms it. */
export async function addBeneficiary(
  deps: Deps,
  bearer: SessionBearer,
  request: AddBeneficiaryRequest,
): Promise<BeneficiaryCode> {
  const { db, clock } = deps
  const { account, person } = bearer
  const id = crypto.randomUUID()
  const payee = { id, accountId: account.id, addedBy: person.id, createdAt: clock(), ...validPayee(request) }
  await requireOther(db, payee)
  await requireRoom(db, payee)
  const code = await sendBeneficiaryCode(deps, bearer, payee)
  await db.transaction(async tx => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('no key update')
    const previous = await requireRoom(tx, payee)
    if (previous) {
      const step = { from: previous.state, to: 'removed', cause: 'replaced', removedBy: person.id } as const
      await takeStep(tx, previous.id, step, clock())
    }
    await insert(tx, payee)
  })
  return presentCode(deps, payee, code)
}

type Payee = ValidPayee & Pick<Beneficiary, 'id' | 'accountId' | 'addedBy' | 'createdAt'>

/** Throws `IBAN_OWN`: money that a wallet sends to itself would only leave it for a while. */
async function requireOther(db: Db, { accountId, iban }: Payee): Promise<void> {
  const [ownAccount] = await db
    .select({ id: wallets.id })
    .from(wallets)
    .innerJoin(walletIbans, eq(walletIbans.walletId, wallets.id))
    .where(and(eq(wallets.accountId, accountId), hasValue(walletIbans.iban, iban)))
  if (ownAccount) throw new PlinkError('IBAN_OWN')
}

/** Returns the beneficiary that this one replaces. Throws `BENEFICIARY_EXISTS`, `BENEFICIARY_LIMIT_REACHED`. */
async function requireRoom(db: Db, { accountId, iban }: Payee): Promise<Beneficiary | undefined> {
  const others = await beneficiariesOf(db, accountId)
  const same = others.find(other => other.iban === iban)
  if (same && same.state !== 'unconfirmed' && same.state !== 'mismatch') throw new PlinkError('BENEFICIARY_EXISTS')
  if (!same && others.length >= MAX_BENEFICIARIES) throw new PlinkError('BENEFICIARY_LIMIT_REACHED')
  return same
}

const insert = (tx: Db, payee: Payee) =>
  tx.insert(beneficiaries).values({
    ...payee,
    dueAt: expiryOf(payee),
    state: 'unconfirmed',
    stateCause: 'added',
    stateSince: payee.createdAt,
  })

type ValidPayee = Pick<Beneficiary, 'name' | 'iban' | 'identifier' | 'nickname'>

/** Returns the values as they are stored. Throws `VALIDATION_ERROR`, `IBAN_INVALID`, `IBAN_FOREIGN`. */
function validPayee(request: AddBeneficiaryRequest): ValidPayee {
  const { name, identifier = '', nickname = '' } = request
  const fields = {
    ...(payeeNameProblem(name) && { name: 'Must be a name of 2 to 140 letters' }),
    ...(nicknameProblem(nickname) && { nickname: 'Must be a name of at most 40 letters' }),
    ...((identifierProblem(identifier) || hasOtherCharacters(identifier)) && { identifier: 'Must have ten digits' }),
  }
  if (Object.keys(fields).length > 0) throw new PlinkError('VALIDATION_ERROR', { fields })
  return {
    name: cleanPayeeName(name),
    iban: validIban(request.iban),
    identifier: digitsOnly(identifier) || null,
    nickname: cleanPayeeName(nickname) || null,
  }
}

const hasOtherCharacters = (identifier: string): boolean => /\p{L}/u.test(identifier)

function validIban(text: string): string {
  const iban = cleanIban(text)
  const problem = ibanProblem(iban)
  if (problem === 'foreign') throw new PlinkError('IBAN_FOREIGN')
  if (problem) throw new PlinkError('IBAN_INVALID', { fields: { iban: IBAN_MESSAGES[problem] } })
  return iban
}

const IBAN_MESSAGES: Record<Exclude<IbanProblem, 'foreign'>, string> = {
  required: 'Is required',
  characters: 'Must be SA, four digits, then digits and letters',
  length: 'Must have 24 characters',
  checksum: 'Has wrong check digits',
}

import type { AddBeneficiaryRequest } from '#api/contract/generated/schemas.ts'
import type { Beneficiary } from '#api/db/schema/beneficiaries.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { cleanPayeeName, identifierProblem, nicknameProblem, payeeNameProblem } from '#domain/beneficiary.ts'
import { digitsOnly } from '#domain/digits.ts'
import { cleanIban, type IbanProblem, ibanProblem } from '#domain/iban.ts'

type Payee = Pick<Beneficiary, 'name' | 'iban' | 'identifier' | 'nickname'>

/** Returns the values as they are stored. Throws `VALIDATION_ERROR`, `IBAN_INVALID`, `IBAN_FOREIGN`. */
export function validPayee(asked: AddBeneficiaryRequest): Payee {
  const { name, identifier = '', nickname = '' } = asked
  const fields = {
    ...(payeeNameProblem(name) && { name: 'Must be a name of 2 to 140 letters' }),
    ...(nicknameProblem(nickname) && { nickname: 'Must be a name of at most 40 letters' }),
    ...((identifierProblem(identifier) || hasOtherCharacters(identifier)) && { identifier: 'Must have ten digits' }),
  }
  if (Object.keys(fields).length > 0) throw new PlinkError('VALIDATION_ERROR', { fields })
  return {
    name: cleanPayeeName(name),
    iban: validIban(asked.iban),
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

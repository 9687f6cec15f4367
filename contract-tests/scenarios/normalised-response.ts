import type { Node } from '#api/contract/flatten-contract.ts'
import { sandboxUnifiedNumber } from '#api/outside/sandbox/registry.ts'
import type { Newcomer } from '#api/testing/customers/newcomer.ts'
import { EXAMPLE_VALUES } from '../request.ts'
import { isTestValue } from '../test-values.ts'

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/g
const REFERENCE = /PLK[0-9A-HJKMNP-TV-Z]{13}/g
const IBAN = /"SA[0-9]{22}"/g
const BANK_REFERENCE = /"FT[0-9A-F]{14}"/g
const DIGEST = /[0-9a-f]{64}/g
const DIGEST_START = /"digestStart":"[0-9a-f]+"/g
const DOCUMENT_CODE = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}/g
const IBAN_LAST_FOUR = /"ibanLastFour":"[0-9]{4}"/g
const SUB_WALLET = /"[0-9]{12}"/g
const SEQUENCE_NUMBER = /"[1-9][0-9]{15}"/g
const BILL_NUMBER = /"billNumber":"[0-9]+"/g
const CURSOR = /"(nextCursor|previousCursor)":"[^"]+"/g
/** The time of day in a row of a file. */
const TIME = /,\d\d:\d\d,/g
const API_KEY = /plk_sandbox_[0-9A-Za-z]+/g
/** The phone of a business that the sandbox makes. */
const MADE_UP_PHONE = /"\+96651[0-9]{7}"/g
/** The phone of a member, or its end. */
const PHONE_END = /(?:"phoneNumber":"\+9665[0-9]{8}",)?"phoneEnd":"[0-9]{4}"/g
const SECRET =
  /"(lastFour|password|secret|token|deviceToken|accessToken|refreshToken|resetToken|otpCode|testOTP|recipientToken)":"[^"]+"/g

/** The sums of all wallets and of house accounts. */
const HOUSE_FIGURE = /"(walletsTotal|safeguarding|cardsInTransit|payoutsInTransit|suspense|fees)":-?\d+/g

const LINK_TOKEN = /#[\w-]{43}/g
const CALL_TOKEN = /\/calls\/[\w-]{43}"/g

/** A busy server chooses the delay at random. */
const RANDOM_DELAY = /("code":"(?:SERVER_BUSY|SERVICE_UNAVAILABLE)".*"retryAfterSeconds":)\d+/

/**
 * Returns the body with placeholders for what differs from call to call: numbers of the newcomer, ids, secrets and times of day. Times become
 * their distance from now.
 */
export function normalisedResponse(body: Node | string, now: Date, newcomer?: Newcomer): unknown {
  const text = JSON.stringify(body)
    .replaceAll(ID, '<id>')
    .replaceAll(DIGEST, '<digest>')
    .replaceAll(DIGEST_START, '"digestStart":"<digest>"')
    .replaceAll(DOCUMENT_CODE, '<code>')
    .replaceAll(IBAN_LAST_FOUR, '"ibanLastFour":"<digits>"')
    .replaceAll(MOMENT, moment => `<${(Date.parse(moment) - now.getTime()) / 1000} s>`)
    .replaceAll(REFERENCE, '<reference>')
    .replaceAll(BANK_REFERENCE, '"<bank reference>"')
    .replaceAll(IBAN, '"<iban>"')
    .replaceAll(BILL_NUMBER, '"billNumber":"<bill number>"')
    .replaceAll(SUB_WALLET, '"<sub-wallet>"')
    .replaceAll(SEQUENCE_NUMBER, '"<sequence number>"')
    .replaceAll(CURSOR, '"$1":"<cursor>"')
    .replaceAll(PHONE_END, '"phoneEnd":"<digits>"')
    .replaceAll(TIME, ',<time>,')
    .replaceAll(SECRET, '"$1":"<secret>"')
    .replaceAll(API_KEY, '<API key>')
    .replaceAll(MADE_UP_PHONE, `"${EXAMPLE_VALUES.phoneNumber}"`)
    .replaceAll(HOUSE_FIGURE, '"$1":"<halalas>"')
    .replaceAll(LINK_TOKEN, '#<secret>')
    .replaceAll(CALL_TOKEN, '/calls/<secret>"')
    .replace(RANDOM_DELAY, '$1"some"')
  return JSON.parse(newcomer ? asExamplePerson(text, newcomer) : text)
}

function asExamplePerson(text: string, { phoneNumber, values, otp }: Newcomer): string {
  const replaced = text
    .replaceAll(phoneNumber, EXAMPLE_VALUES.phoneNumber)
    .replaceAll(values.idNumber, EXAMPLE_VALUES.idNumber)
    .replaceAll(`"lastDigits":"${values.idNumber.slice(-4)}"`, `"lastDigits":"${EXAMPLE_VALUES.lastDigits}"`)
  const withoutCode = otp ? replaced.replaceAll(otp, EXAMPLE_VALUES.otp) : replaced
  return isTestValue(values.crNumber) ? withoutCode : asExampleCompany(withoutCode, values.crNumber)
}

/** Test values keep theirs, because examples name their own unified number. */
const asExampleCompany = (text: string, crNumber: string): string =>
  text
    .replaceAll(crNumber, EXAMPLE_VALUES.crNumber)
    .replaceAll(sandboxUnifiedNumber(crNumber), EXAMPLE_VALUES.unifiedNumber)

/** An example that several operations share cannot name the fields of each. */
export const withoutFieldNames = ({ fields, ...body }: Node): Node => ({ ...body, ...(fields && { fields: 'some' }) })

/** The examples of errors leave it out, because it follows from the code. */
export const withoutDocumentation = ({ documentationUrl, ...body }: Node): Node => body

import type { Node } from '#api/contract/flatten-contract.ts'
import type { Person } from '#api/testing/personas.ts'
import { EXAMPLE_PERSON } from './request.ts'

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/g
const REFERENCE = /PLK[0-9A-HJKMNP-TV-Z]{13}/g
const SUB_WALLET = /"[0-9]{12}"/g
const CURSOR = /"(nextCursor|previousCursor)":"[^"]+"/g
/** Of a row of a file. */
const TIME = /,\d\d:\d\d,/g
const SECRET = /"(token|accessToken|refreshToken|resetToken|otpCode|testOTP)":"[^"]+"/g

/** How long a busy server asks to wait is drawn by lot. */
const LOT = /("code":"SERVER_BUSY".*"retryAfterSeconds":)\d+/

/**
 * What an answer says, without what differs from call to call: whose numbers, ids and secrets they are, and the time of day.
 * Two answers are alike when this is equal; moments count by how far off they are.
 */
export function gist(body: Node | string, now: Date, person?: Person): unknown {
  const text = JSON.stringify(body)
    .replaceAll(ID, '<id>')
    .replaceAll(MOMENT, moment => `<${(Date.parse(moment) - now.getTime()) / 1000} s>`)
    .replaceAll(REFERENCE, '<reference>')
    .replaceAll(SUB_WALLET, '"<sub-wallet>"')
    .replaceAll(CURSOR, '"$1":"<cursor>"')
    .replaceAll(TIME, ',<time>,')
    .replaceAll(SECRET, '"$1":"<secret>"')
    .replace(LOT, '$1"some"')
  return JSON.parse(person ? asExamplePerson(text, person) : text)
}

function asExamplePerson(text: string, { phoneNumber, values, otp }: Person): string {
  const known = text
    .replaceAll(phoneNumber, EXAMPLE_PERSON.phoneNumber)
    .replaceAll(values.crNumber, EXAMPLE_PERSON.crNumber)
    .replaceAll(values.idNumber, EXAMPLE_PERSON.idNumber)
  return otp ? known.replaceAll(otp, EXAMPLE_PERSON.otp) : known
}

/** An example that stands for several operations cannot name the fields of each. */
export const withoutFieldNames = ({ fields, ...body }: Node): Node => ({ ...body, ...(fields && { fields: 'some' }) })

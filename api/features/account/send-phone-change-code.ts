import type { PhoneChangeCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { presentPhoneCode, requireUnconfirmed, sendPhoneCode } from './phone-change-code.ts'

/** Sends the code that a change waits for, for the first time or again. */
export async function sendPhoneChangeCode(deps: Deps, { person }: SessionBearer, id: string): Promise<PhoneChangeCode> {
  const change = await requireUnconfirmed(deps, person.id, id)
  return presentPhoneCode(deps, id, await sendPhoneCode(deps, change))
}

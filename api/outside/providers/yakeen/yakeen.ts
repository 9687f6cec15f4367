import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { type FailureReason, orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { IdentityProvider } from '#api/outside/providers/providers.ts'
import { getMobileOwnership } from './generated/routes.ts'
import type { Ownership } from './generated/schemas.ts'

const INTERNAL_ERROR = '100'
const SERVICE_KEY = '103'
/** The codes for an ID or a mobile number that Yakeen does not accept, so it belongs to nobody. */
const UNKNOWN_ID_OR_MOBILE = ['101', '102']

/** Looks up owners of phones through Yakeen. */
export function yakeenIdentity(yakeen: ProviderClient): IdentityProvider {
  return {
    matchPhone: ({ idNumber, phone }) =>
      orUnavailable(async () => {
        const params = { id: idNumber, mobile: phone.replace('+', '') }
        const { body } = await yakeen.call(getMobileOwnership, { params }, reply => failureOf(reply.body, idNumber))
        return body.isOwner ? 'match' : 'mismatch'
      }, 'unavailable'),
  }
}

function failureOf({ code, id, isOwner }: Ownership, idNumber: string): FailureReason | undefined {
  if (code != null && UNKNOWN_ID_OR_MOBILE.includes(String(code))) return undefined
  if (String(code) === SERVICE_KEY) return 'credentials'
  if (String(code) === INTERNAL_ERROR) return 'error'
  const isAboutThem = id == null || id === idNumber
  return isOwner != null && isAboutThem ? undefined : 'unexpected_response'
}

import type { Log } from '#api/kernel/platform/log.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { NafathOutcome, NafathProvider } from '#api/outside/providers/providers.ts'
import { createSession, redeemState } from './generated/routes.ts'
import type { Session } from './generated/schemas.ts'
import type { NafathPerson, NafathTokens } from './nafath-tokens.ts'

const NOT_APPROVED_YET = '401-033-024'
const STILL_ACTIVE = '400-034-050'
const EXPIRED = '400-034-051'
/** If two processes redeem a state at the same time, the later one gets this code too. The other one learns whether the person approved. */
const UNKNOWN = '400-034-053'

/** Nafath's web flow. It does not report refusals: a request that the person declines or ignores expires. */
export function nafathWeb(nafath: ProviderClient, tokens: NafathTokens, log: Log): NafathProvider {
  const redeeming = new Map<string, Promise<NafathOutcome>>()

  async function redeem(state: string, nationalId: string): Promise<NafathOutcome> {
    // A state is redeemed once, so everything that its token needs is loaded first.
    await tokens.loadKeys()
    const { status, body } = await nafath.call(redeemState, { body: { state } }, reply => {
      if (reply.status === 401 && reply.body.code !== NOT_APPROVED_YET) return 'credentials'
      if (reply.status === 400 && ![STILL_ACTIVE, EXPIRED, UNKNOWN].includes(reply.body.code ?? ''))
        return 'unexpected_response'
      return undefined
    })
    if (status === 401) return { kind: 'waiting' }
    if (status === 400) return { kind: body.code === EXPIRED ? 'expired' : 'waiting' }
    const person = await tokens.read(body.token)
    return person ? outcomeOf(person, nationalId) : { kind: 'unavailable' }
  }

  function outcomeOf(person: NafathPerson, nationalId: string): NafathOutcome {
    const { dateOfBirth, names } = person
    if (person.nationalId === nationalId) return { kind: 'approved', dateOfBirth, names }
    log.warn({ provider: 'nafath' }, 'A person other than the applicant approved a request in Nafath. It was rejected.')
    return { kind: 'rejected' }
  }

  return {
    start: ({ requestId, address }) =>
      orUnavailable(
        async () => {
          const session = await nafath.call(createSession, {
            query: { locale: 'ar', requestId },
            headers: { 'X-Forwarded-For': address },
          })
          return (session.status === 200 && started(session.body)) || { kind: 'failed' as const }
        },
        { kind: 'failed' },
      ),
    outcome({ reference, nationalId }) {
      // If two calls redeemed a state at the same time, the later one would get the error of an unknown state.
      const current = redeeming.get(reference)
      if (current) return current
      const outcome = orUnavailable(() => redeem(reference, nationalId), { kind: 'unavailable' as const })
      redeeming.set(reference, outcome)
      const forget = () => redeeming.delete(reference)
      outcome.then(forget, forget)
      return outcome
    },
    read: ({ token, nationalId }) =>
      orUnavailable(
        async () => {
          const person = await tokens.read(token)
          return person && outcomeOf(person, nationalId)
        },
        { kind: 'unavailable' as const },
      ),
    /** Nafath has no such operation. A later approval by the person is never redeemed. */
    async cancel() {},
    /** Nafath has no reviews, so we refuse without it. We cannot approve without it, because the date of birth comes from the person's token. */
    async decide(_reference, decision) {
      if (decision === 'approve') return { kind: 'unavailable' }
      return { kind: decision === 'reject' ? 'rejected' : 'expired' }
    },
  }
}

/** Returns undefined if the session has no page for the person or no state. */
function started({ url, hashedState }: Session) {
  const portal = url ? URL.parse(url) : null
  if (!url || !portal || !/^https?:$/.test(portal.protocol)) return undefined
  const reference = portal.searchParams.get('state') || hashedState
  return reference ? { kind: 'started' as const, reference, portalUrl: url } : undefined
}

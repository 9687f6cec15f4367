import type { z } from 'zod'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { orUnavailable } from '#api/outside/providers/http/provider-failure.ts'
import type { ScreeningOutcome, ScreeningProvider, ScreeningSubject } from '#api/outside/providers/providers.ts'
import { matchEntities } from './generated/routes.ts'
import type { Found, MatchRequest } from './generated/schemas.ts'

/** The customer reads the reason, so it names no entry of a list. */
const REVIEW = { kind: 'review' as const, reason: 'Your details need a manual compliance review.' }

/**
 * Compares the person, the company, its owners and its managers with lists of sanctions. Only compliance clears a person who matches an entry, or
 * who has no name to compare.
 * @param dataset the collection of lists
 */
export function yenteScreening(yente: ProviderClient, dataset: string): ScreeningProvider {
  async function screen({ person, company, parties }: ScreeningSubject): Promise<ScreeningOutcome> {
    if (person.names.length === 0 || company.names.length === 0) return REVIEW
    const birthDate = person.dateOfBirth === null ? {} : { birthDate: [person.dateOfBirth] }
    const namedParties = parties.flatMap(({ name, isCompany }) => (name ? [{ name, isCompany }] : []))
    if (namedParties.length < parties.length) return REVIEW
    const queries: z.input<typeof MatchRequest>['queries'] = {
      person: { schema: 'Person', properties: { name: person.names, ...birthDate } },
      company: { schema: 'Company', properties: { name: company.names } },
    }
    namedParties.forEach(({ name, isCompany }, index) => {
      queries[`party${index + 1}`] = { schema: isCompany ? 'Company' : 'Person', properties: { name: [name] } }
    })
    const { body } = await yente.call(matchEntities, { params: { dataset }, body: { queries } })
    return outcomeOf(Object.keys(queries).map(name => body.responses[name]))
  }

  return { screen: subject => orUnavailable(() => screen(subject), { kind: 'unavailable' }) }
}

/** A query that failed clears nobody, and neither does a possible match. */
function outcomeOf(responses: (z.output<typeof Found> | undefined)[]): ScreeningOutcome {
  const matches = responses.flatMap(response => response?.results?.filter(({ match }) => match !== false) ?? [])
  if (matches.length > 0) return { ...REVIEW, hits: matches.flatMap(({ id }) => id ?? []) }
  const isComplete = responses.every(response => response?.status === 200 && response.results)
  return isComplete ? { kind: 'clear' } : { kind: 'unavailable' }
}

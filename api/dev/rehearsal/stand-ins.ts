import { startMailServer } from '#api/dev/stand-in/mail-server.ts'
import { type StandIn, startStandIn } from '#api/dev/stand-in/stand-in.ts'
import { AUDIENCE } from './live-environment.ts'
import type { ProviderRecords } from './provider-records.ts'
import { providerReplies } from './provider-replies.ts'

/**
 * Starts the stand-ins of all providers, which respond from these records. Returns them by the names of the providers.
 * @param controlUrl the URL of the page for controlling the providers by hand
 * @param portOf returns the port of a provider, or undefined for any free one
 */
export async function startStandIns(
  records: ProviderRecords,
  controlUrl: string,
  portOf: (provider: string) => number | undefined = () => undefined,
): Promise<Record<string, StandIn>> {
  const replies = await providerReplies({
    records,
    audience: AUDIENCE,
    portalUrl: state => `${controlUrl}/nafath?state=${state}`,
    threeDsUrl: id => `${controlUrl}/three-ds?payment=${id}`,
  })
  const started = Object.entries(replies).map(
    async ([name, own]) => [name, await startStandIn(name, own, portOf(name))] as const,
  )
  const smtp = startMailServer(email => records.emails.unshift(email), portOf('smtp'))
  return { ...Object.fromEntries(await Promise.all(started)), smtp: await smtp }
}

import { type StandIn, type StandInReplies, startStandIn } from '#api/dev/stand-in/stand-in.ts'
import { AUDIENCE } from './live-environment.ts'
import { providerReplies } from './provider-replies.ts'
import type { World } from './world.ts'

interface Options {
  /** Of the page with which one plays the outside world by hand. */
  controlUrl: string
  /** By provider; left out: any that are free. */
  ports?: Record<string, number>
  /** Runs before a provider responds, when it has written down what it was asked for. */
  onReply?: () => void
}

/** Starts the stand-ins of all providers, which respond from this world. By the names of the providers. */
export async function startStandIns(
  world: World,
  { controlUrl, ports = {}, onReply = () => {} }: Options,
): Promise<Record<string, StandIn>> {
  const replies = await providerReplies({
    world,
    audience: AUDIENCE,
    portalUrl: state => `${controlUrl}/nafath?state=${state}`,
    threeDsUrl: id => `${controlUrl}/three-ds?payment=${id}`,
  })
  const started = Object.entries(replies).map(
    async ([name, own]) => [name, await startStandIn(name, followedBy(onReply, own), ports[name])] as const,
  )
  return Object.fromEntries(await Promise.all(started))
}

const followedBy = (onReply: () => void, replies: StandInReplies): StandInReplies =>
  Object.fromEntries(
    Object.entries(replies).map(([operation, reply]) => [
      operation,
      request => {
        const response = reply(request)
        onReply()
        return response
      },
    ]),
  )

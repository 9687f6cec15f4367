import type { Deps } from '#api/deps.ts'
import type { Subscriber } from '#api/kernel/db/change-feed.ts'

/** Tells when a topic changes next. Where the database cannot be listened to, nothing ever changes. */
export async function watchTopic({ changes }: Pick<Deps, 'changes'>, topic: string) {
  let change = Promise.withResolvers<void>()
  const subscriber: Subscriber = {
    topics: [topic],
    isOfServer: true,
    onChange: () => {
      change.resolve()
      change = Promise.withResolvers()
    },
    onEnd: () => {},
  }
  await changes.subscribe(subscriber).catch(() => {})
  return { next: () => change.promise, stop: () => changes.unsubscribe(subscriber) }
}

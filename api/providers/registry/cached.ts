import { LRUCache } from 'lru-cache'
import type { Clock } from '#api/platform/clock.ts'
import { CR_CACHE_ENTRIES, CR_CACHE_SECONDS } from '#domain/constants.ts'
import type { RegistryAnswer, RegistryProvider } from './registry.ts'

/** Remembers positive answers for ten minutes. Each process has its own memory: a miss only asks again. */
export function cachedRegistry(registry: RegistryProvider, clock: Clock): RegistryProvider {
  const found = new LRUCache<string, RegistryAnswer>({
    max: CR_CACHE_ENTRIES,
    ttl: CR_CACHE_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  return {
    async lookUp(crNumber) {
      const known = found.get(crNumber)
      if (known) return known
      const answer = await registry.lookUp(crNumber)
      if (answer.kind === 'found' && answer.registration.status === 'active') found.set(crNumber, answer)
      return answer
    },
  }
}

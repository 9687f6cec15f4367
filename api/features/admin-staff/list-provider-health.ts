import type { Deps } from '#api/deps.ts'

/** Lists the providers as this process has seen them. The list is as long as the settings, so it has no pages. */
export const listProviderHealth = ({ providerHealth }: Deps) => ({ items: providerHealth.list(), nextCursor: null })

import { useListProviderHealth } from '#web/api/generated/admin-staff.ts'
import type { ProviderHealth } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminProviders } from '#web/messages/staff/admin-providers.ts'
import { usePolling } from './use-polling.ts'

const hasProblem = ({ state }: ProviderHealth): boolean => state === 'failing' || state === 'suspended'

/** The state of the outside services in one line. Undefined until it is loaded. */
export function useProviderSummary(): { text: string; urgent: boolean } | undefined {
  const t = useTexts(adminProviders)
  const polling = usePolling()
  const items = useListProviderHealth({ query: polling }).data?.items
  if (!items) return undefined
  const problems = items.filter(hasProblem).length
  return { text: items.length === 0 ? t.noneShort : t.summary(problems), urgent: problems > 0 }
}

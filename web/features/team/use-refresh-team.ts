import { useQueryClient } from '@tanstack/react-query'
import { getGetTeamQueryKey } from '#web/api/generated/team.ts'

/** Refetches the team. */
export function useRefreshTeam(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: getGetTeamQueryKey() })
}

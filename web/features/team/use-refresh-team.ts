import { useQueryClient } from '@tanstack/react-query'
import { getGetTeamQueryKey } from '#web/api/generated/team.ts'

/** Has the team read again. */
export function useRefreshTeam(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: getGetTeamQueryKey() })
}

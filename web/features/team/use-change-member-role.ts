import { useChangeMemberRole as useChangeMemberRoleMutation } from '#web/api/generated/team.ts'
import { useRefreshTeam } from './use-refresh-team.ts'

/** Calls `onDone` once the team is up to date. */
export function useChangeMemberRole(onDone: () => void) {
  const refresh = useRefreshTeam()
  return useChangeMemberRoleMutation({ mutation: { onSuccess: () => refresh().then(onDone) } })
}

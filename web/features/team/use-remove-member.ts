import { useRemoveMember as useRemoveMemberMutation } from '#web/api/generated/team.ts'
import { useRefreshTeam } from './use-refresh-team.ts'

/** Calls `onDone` once the team is up to date. */
export function useRemoveMember(onDone: () => void) {
  const refresh = useRefreshTeam()
  return useRemoveMemberMutation({ mutation: { onSuccess: () => refresh().then(onDone) } })
}

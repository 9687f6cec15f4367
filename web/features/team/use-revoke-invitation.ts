import { useRevokeInvitation as useRevokeInvitationMutation } from '#web/api/generated/team.ts'
import { useRefreshTeam } from './use-refresh-team.ts'

/** Calls `onDone` once the team is up to date. */
export function useRevokeInvitation(onDone: () => void) {
  const refresh = useRefreshTeam()
  return useRevokeInvitationMutation({ mutation: { onSuccess: () => refresh().then(onDone) } })
}

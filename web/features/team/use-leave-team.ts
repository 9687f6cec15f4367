import { useNavigate } from 'react-router-dom'
import { useLeaveTeam as useLeaveTeamMutation } from '#web/api/generated/team.ts'
import { paths } from '#web/paths.ts'

/** Ends the session of this browser once the server has ended all of them. */
export function useLeaveTeam() {
  const navigate = useNavigate()
  return useLeaveTeamMutation({ mutation: { onSuccess: () => navigate(paths.logout, { replace: true }) } })
}

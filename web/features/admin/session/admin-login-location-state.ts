import { stateField, stateText } from '#web/lib/navigation-state.ts'
import { paths } from '#web/paths.ts'

export interface AdminLoginState {
  /** The requested page. */
  from?: string
  /** Whether a session has just ended. */
  ended?: 'expired'
}

const PORTAL = /^\/admin(?:[/?#]|$)/

export function adminLoginStateOf(state: unknown): AdminLoginState {
  const ended = stateField(state, 'ended')
  return { from: stateText(state, 'from'), ended: ended === 'expired' ? ended : undefined }
}

/** The target of a sign-in: the requested page of the portal, or else its first page. */
export function pathAfterAdminLogin({ from }: AdminLoginState): string {
  if (from === undefined || !PORTAL.test(from) || from.startsWith(paths.adminLogin)) return paths.admin
  return from
}

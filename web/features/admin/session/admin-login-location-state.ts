import { stateField, stateText } from '#web/lib/navigation-state.ts'
import { paths } from '#web/paths.ts'

export interface AdminLoginState {
  /** Where the person wanted to go. */
  from?: string
  /** They were signed in a moment ago. */
  ended?: 'expired' | 'not_admin'
}

const PORTAL = /^\/admin(?:[/?#]|$)/

export function adminLoginStateOf(state: unknown): AdminLoginState {
  const ended = stateField(state, 'ended')
  return { from: stateText(state, 'from'), ended: ended === 'expired' || ended === 'not_admin' ? ended : undefined }
}

/** Where a sign-in leads: to the page of the portal that was asked for, else to its first one. */
export function pathAfterAdminLogin({ from }: AdminLoginState): string {
  if (from === undefined || !PORTAL.test(from) || from.startsWith(paths.adminLogin)) return paths.admin
  return from
}

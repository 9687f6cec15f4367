import type { Deps } from '#api/deps.ts'
import { restoreAccounts } from '#api/dev/seed/restore-accounts.ts'
import { closeUnusedBusinesses } from '#api/features/sandbox/close-unused-businesses.ts'

/** Keeps the sandbox in the state that its users expect. Does nothing in live mode. */
export async function tendSandbox(deps: Deps, signal: AbortSignal): Promise<void> {
  if (!deps.sandbox) return
  await restoreAccounts(deps, signal)
  await closeUnusedBusinesses(deps, signal)
}
